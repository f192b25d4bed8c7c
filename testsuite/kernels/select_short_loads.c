/* kernel: int n | in u8 b[n] | in i16 h[n] | inout i32 x[n] | inout i64 y[n] */
/* Less than a register of bytes is read, extended, and put under a mask: three operations which
   gcc 12 must not take for one. */
void select_short_loads(int n, const unsigned char *b, const short *h, int *x, long *y)
{
    for (int i = 0; i < n; i++) {
        int v = b[i];
        x[i] = x[i] > 3 ? v : x[i];
    }
    for (int i = 0; i < n; i++) {
        long v = h[i];
        y[i] = y[i] > 3 ? v : y[i];
    }
}
