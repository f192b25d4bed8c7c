/* kernel: int n | in double x[4*n] | in i32 w[n] | out double y[4] restrict | -> i64 */
long long recurrences_beside(int n, const double *x, const int *w, double *restrict y)
{
    double a = 1, b = 1, c = 1, d = 1;
    long long total = 0;
    unsigned mixed = 1;
    for (int i = 0; i < n; i++) {
        a = a * 0.5 + x[4 * i];
        b = b * 0.25 + x[4 * i + 1];
        c = c * 0.125 + x[4 * i + 2];
        d = d * 0.75 + x[4 * i + 3];
        total += w[i];
        mixed = mixed * 3u ^ (unsigned)w[i];
    }
    y[0] = d, y[1] = c, y[2] = b, y[3] = a;
    return total ^ mixed;
}
