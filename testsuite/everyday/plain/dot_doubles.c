/* kernel: int n | in double x[n] | in double y[n] | -> double */
double dot_doubles(int n, const double *x, const double *y)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}
