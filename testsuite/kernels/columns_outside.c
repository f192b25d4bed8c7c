/* kernel: int n | int m | make m = n % 4 | in double a[3*n] restrict | in double x[3] restrict | inout double y[n] restrict | -> int */
/* There may be no row, and then no column is counted. */
int columns_outside(int n, int m, const double *restrict a, const double *restrict x, double *restrict y)
{
    int i = -1, j;
    for (j = 0; j < m; j++)
        for (i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
    return i * 10 + j;
}
