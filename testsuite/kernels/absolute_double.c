/* kernel: int n | in double x[n] | out double y[n] */
double fabs(double);

void absolute_double(int n, const double *x, double *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = -fabs(x[i]);
}
