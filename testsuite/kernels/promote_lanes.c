/* kernel: int n | in float a[n*9+9] | in float x[9] restrict | inout float y[n+1] */
/* Sums in memory, in the order that the program says: lanes are columns, and the sums are in registers. */
void promote_lanes(int n, const float *a, const float *restrict x, float *y)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 9; j++)
            y[i] += a[j * n + i] * x[j];
}
