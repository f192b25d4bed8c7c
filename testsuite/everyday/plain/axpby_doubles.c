/* kernel: int n | double a | double b | in double x[n] | inout double y[n] */
void axpby_doubles(int n, double a, double b, const double *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + b * y[i];
}
