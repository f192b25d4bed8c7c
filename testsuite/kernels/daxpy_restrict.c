/* kernel: long n | double a | in double x[n] | inout double y[n] restrict */
void daxpy_restrict(long n, double a, const double *restrict x, double *restrict y)
{
    for (long i = 0; i < n; ++i)
        y[i] += a * x[i];
}
