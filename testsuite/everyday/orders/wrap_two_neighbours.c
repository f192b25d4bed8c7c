/* kernel: int n | in float x[n+1] | out float y[n+1] restrict */
void wrap_two_neighbours(int n, const float *x, float *restrict y)
{
    int im1 = n, im2 = n - 1;
    for (int i = 1; i <= n; i++) {
        y[i] = (x[i] + x[im1] + x[im2]) * 0.333f;
        im2 = im1;
        im1 = i;
    }
}
