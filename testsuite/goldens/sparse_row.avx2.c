/* kernel: int n | in double a[n] | in u32 column[n] | in double x[128] | -> double */
double sparse_row(int n, const double *a, const unsigned *column, const double *x)
{
    double sum = 0;
    int i;
    for (i = 0; i < n; i++)
        sum += a[i] * x[column[i] & 127];
    return sum;
}
