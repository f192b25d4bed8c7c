/* kernel: int n | in double a[n] | out double d[n] restrict | -> i32 */
/* <float.h> of gcc writes these as `long double`, converted. */
int double_limits(int n, const double *a, double *d)
{
    int large = 0;
    for (int i = 0; i < n; i++) {
        d[i] = a[i] < (double)2.22044604925031308084726333618164062e-16L ? (double)0.5L : a[i];
        large += a[i] > (double)1.79769313486231570814527423731704357e+308L;
    }
    return large;
}
