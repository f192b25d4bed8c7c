/* kernel: int n | in double x[n] | out double y[n] */
void reciprocals(int n, const double *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] = 1.0 / (x[i] * x[i] + 1.0);
}
