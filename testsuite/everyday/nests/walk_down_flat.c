/* kernel: int n | int m | make m = 32 | inout double a[32*n] restrict | in double b[32*n] restrict */
void walk_down_flat(int n, int m, double *restrict a, const double *restrict b)
{
    for (int j = 0; j < m; j++)
        for (int i = 1; i < n; i++)
            a[i * m + j] = 0.5 * a[(i - 1) * m + j] + b[i * m + j];
}
