/* kernel: size n | in double x[n] | -> size */
unsigned long argmin_size_double(unsigned long n, const double *x)
{
    unsigned long at = 0;
    double low = 1e300;
    for (unsigned long i = 0; i < n; ++i) {
        if (x[i] < low) {
            low = x[i];
            at = i;
        }
    }
    return at;
}
