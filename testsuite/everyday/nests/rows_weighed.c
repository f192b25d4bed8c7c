/* kernel: int n | int m | make m = 30 | in float a[30*n] | in float x[30] | inout float y[n] restrict */
void rows_weighed(int n, int m, const float *a, const float *x, float *restrict y)
{
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
}
