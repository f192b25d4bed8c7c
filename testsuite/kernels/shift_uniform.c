/* kernel: int n | in i32 x[n] | in u32 y[n] | in i64 z[n] | in i16 s[n] | int by | out i32 a[n] | out u32 b[n] | out i64 c[n] | out i32 d[n] */
/* All iterations shift by one count, which may be too large where nothing is shifted. */
void shift_uniform(int n, const int *restrict x, const unsigned *restrict y,
                   const long *restrict z, const short *restrict s, int by, int *restrict a,
                   unsigned *restrict b, long *restrict c, int *restrict d)
{
    int i;
    const int count = by & 31;
    for (i = 0; i < n; i++) {
        const int v = s[i];
        a[i] = x[i] >> count;
        b[i] = y[i] << count ^ y[i] >> count;
        c[i] = z[i] >> count;
        d[i] = v > 0 && by >= 0 && by < 32 ? v >> by : v;
    }
}
