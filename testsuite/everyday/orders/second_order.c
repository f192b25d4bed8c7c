/* kernel: int n | in double x[n+2] restrict | inout double y[n+2] restrict */
void second_order(int n, const double *restrict x, double *restrict y)
{
    for (int i = 2; i < n + 2; i++)
        y[i] = x[i] + 0.5 * y[i - 1] - 0.25 * y[i - 2];
}
