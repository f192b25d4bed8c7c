/* kernel: int n | in double x[n] | -> double */
double smallest_double(int n, const double *x)
{
    double low = 1e300;
    for (int i = 0; i < n; i++)
        low = x[i] < low ? x[i] : low;
    return low;
}
