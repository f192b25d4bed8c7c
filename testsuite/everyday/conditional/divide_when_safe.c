/* kernel: int n | in double x[n] | in double y[n] | out double z[n] */
void divide_when_safe(int n, const double *x, const double *y, double *z)
{
    for (int i = 0; i < n; i++)
        if (y[i] != 0)
            z[i] = x[i] / y[i];
        else
            z[i] = 0;
}
