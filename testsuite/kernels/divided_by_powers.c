/* kernel: int n | in float x[n] restrict | in double z[n] restrict | out float y[n] restrict | out double w[n] restrict */
/* What is divided by a power of two is multiplied by its inverse; no sum takes the product in. */
void divided_by_powers(int n, const float *restrict x, const double *restrict z, float *restrict y, double *restrict w)
{
    int i;
    for (i = 0; i < n; i++) {
        y[i] = x[i] / 4.0f + x[i] / -32768 + x[i] / 3.0f + x[i] / 1.7014118346046923e38f;
        w[i] = z[i] / 1024.0 - z[i] / -0.125 + x[i] / 8.5070591730234616e37f;
    }
}
