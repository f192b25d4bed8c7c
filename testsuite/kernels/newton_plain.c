/* kernel: int n | in double a[n] | inout double d[n] */
static double newton_plain_root(double x)
{
    double y = 1.0, last;
    int left = 40;
    if (!(x > 0.0))
        return 0.0;
    do {
        last = y;
        y = 0.5 * (y + x / y);
    } while (--left && (y - last > 1e-9 * y || last - y > 1e-9 * y));
    return y;
}

void newton_plain(int n, const double *a, double *d)
{
    for (int k = 0; k < n; k++)
        d[k] += newton_plain_root(a[k]);
}
