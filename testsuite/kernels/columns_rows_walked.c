/* kernel: int n | int m | make m = 21 | in float x[n+21] restrict | inout float y[n] restrict */
void columns_rows_walked(int n, int m, const float *restrict x, float *restrict y)
{
    for (const float *p = x; p < x + m; p++)
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 0.5f + *p * p[i];
}
