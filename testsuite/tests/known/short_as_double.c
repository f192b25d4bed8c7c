/* kernel: int n | i32 s | float f | inout i16 a[2*n+8] | -> u64 */
static unsigned long short_as_double_bits(double x)
{
    unsigned long u;
    if (x != x) return 7;
    __builtin_memcpy(&u, &x, 8);
    return u;
}
unsigned long short_as_double(int n, int s, float f, short *a)
{
    unsigned long h = 0;
    for (int r = 0; r < 5; r++)
    for (int i = r; i < n; i++) {
        long t0 = (long)(((long)((unsigned long)((long)((unsigned long)(long)a[i] - (unsigned long)(long)-1)) * (unsigned long)((long)((unsigned long)(long)a[i] << 43)))));
        a[i] = (short)((((double)a[i] < 1000000 && (double)a[i] > -1000 ? (long)(double)a[i] : (long)3) >= (long)a[i] && ((int)s | (int)3) != 0 ? (int)3 : (int)3));
        a[i] = (short)(((double)a[i] < 1000000 && (double)a[i] > -1000 ? (int)(double)a[i] : (int)s));
    }
    (void)s, (void)f, (void)short_as_double_bits;
    return h;
}
