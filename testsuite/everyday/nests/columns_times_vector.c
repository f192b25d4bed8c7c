/* kernel: int n | in float a[8*n] restrict | in float x[8] restrict | inout float y[n] restrict */
void columns_times_vector(int n, const float *restrict a, const float *restrict x, float *restrict y)
{
    for (int j = 0; j < 8; j++)
        for (int i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
}
