/* kernel: int n | in float x[2*n] | out float y[n] */
void power_of_complex(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[2 * i] * x[2 * i] + x[2 * i + 1] * x[2 * i + 1];
}
