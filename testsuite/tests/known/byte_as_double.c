/* kernel: int n | i32 s | float f | inout u8 a[2*n+8] | inout u8 b[2*n+8] | inout i8 c[2*n+8] | -> u64 */
static unsigned long byte_as_double_bits(double x)
{
    unsigned long u;
    if (x != x) return 7;
    __builtin_memcpy(&u, &x, 8);
    return u;
}
unsigned long byte_as_double(int n, int s, float f, unsigned char *restrict a, unsigned char *restrict b, char *restrict c)
{
    unsigned long h = 0;
    int r0 = (int)1;
    signed char v0 = (signed char)s;
    for (int r = 0; r < 5; r++)
    for (int i = r; i < n; i++) {
        a[i] = (unsigned char)(((int)((unsigned)(int)c[i] + (unsigned)(int)b[i])));
        b[i] = (unsigned char)(((int)256 / 3));
        a[i] ^= (unsigned char)(((unsigned long)c[i] != (((double)b[i] < 1000000 && (double)b[i] > -1000 ? (long)(double)b[i] : (long)a[i]) > ((long)s / 65536) || (int)b[i] ? (unsigned long)v0 : (unsigned long)256) || (int)i ? (int)i : (int)b[i]));
    }
    h = h * 31 + (unsigned long)r0;
    h = h * 31 + (unsigned long)v0;
    (void)s, (void)f, (void)byte_as_double_bits;
    return h;
}
