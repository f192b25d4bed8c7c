/* kernel: int n | in float x[n] | out float y[n] restrict */
void wrap_neighbour(int n, const float *x, float *restrict y)
{
    int im1 = n - 1;
    for (int i = 0; i < n; i++) {
        y[i] = (x[i] + x[im1]) * 0.5f;
        im1 = i;
    }
}
