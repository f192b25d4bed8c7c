/* kernel: int n | in u32 x[2*n] | in u64 z[2*n] | inout u32 y[2*n] restrict | inout u64 w[2*n] restrict */
void members_alike(int n, const unsigned *x, const unsigned long *z, unsigned *restrict y, unsigned long *restrict w)
{
    unsigned k = (unsigned)n;
    int i;
    for (i = 0; i < n; i++) {
        y[2 * i] = (x[2 * i] ^ y[2 * i]) + k;
        y[2 * i + 1] = (x[2 * i + 1] ^ y[2 * i + 1]) + k;
        w[2 * i] = z[2 * i + 1] - w[2 * i];
        w[2 * i + 1] = z[2 * i] - w[2 * i + 1];
    }
}
