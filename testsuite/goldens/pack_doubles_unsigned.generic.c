/* kernel: int n | in double x[n] restrict | inout double y[n+1] restrict | -> u32 */
unsigned pack_doubles_unsigned(int n, const double *restrict x, double *restrict y)
{
    unsigned last = 0;
    for (int i = 0; i < n; i++) {
        double v = x[i] * 0.25;
        if (v >= -1000 && v <= 1000)
            y[++last] = v;
    }
    return last;
}
