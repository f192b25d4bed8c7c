/* kernel: int n | in double x[n+2] | out double y[n] */
void laplace_points(int n, const double *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] - 2.0 * x[i + 1] + x[i + 2];
}
