/* kernel: int n | in double a[n] | in u32 column[n] | in double x[1024] | -> double */
double sparse_dot(int n, const double *a, const unsigned *column, const double *x)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * x[column[i] & 1023];
    return sum;
}
