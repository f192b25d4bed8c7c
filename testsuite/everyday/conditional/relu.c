/* kernel: int n | in float x[n] | out float y[n] */
void relu(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] > 0 ? x[i] : 0;
}
