/* kernel: int n | in double x[n] | out double y[n] */
void reverse_doubles(int n, const double *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[n - 1 - i];
}
