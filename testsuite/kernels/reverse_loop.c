/* kernel: int n | in double x[n] | inout double y[n] */
void reverse_loop(int n, const double *x, double *y)
{
    for (int i = n - 1; i >= 0; i--)
        y[i] = x[i] - y[i];
}
