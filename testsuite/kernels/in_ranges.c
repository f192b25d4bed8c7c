/* kernel: int n | in u8 a[n] | in i8 b[n] | in u16 c[n] | in i32 d[n] | in u32 e[n] | in i64 f[n] | inout u8 x[n] | out i32 y[n] */
void in_ranges(int n, const unsigned char *a, const signed char *b, const unsigned short *c, const int *d,
               const unsigned *e, const long *f, unsigned char *x, int *y)
{
    for (int i = 0; i < n; i++)
        x[i] = (unsigned char)(a[i] >= 'a' && a[i] <= 'z' ? a[i] - 32 : a[i]);
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)(b[i] > -100 && b[i] < 100);
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)((b[i] < -5 || b[i] > 120) << 1);
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)((c[i] >= 0x8000 && c[i] < 0xfffe) << 2);
    for (int i = 0; i < n; i++)
        y[i] = d[i] >= -2147483647 && d[i] <= 2147483646 ? d[i] : 7;
    for (int i = 0; i < n; i++)
        y[i] ^= d[i] < -3 || 5 < d[i] ? 1 : 2;
    for (int i = 0; i < n; i++)
        y[i] ^= e[i] > 10u && e[i] < 0xfffffff0u ? 16 : 32;
    for (int i = 0; i < n; i++)
        y[i] ^= f[i] >= -1000000007L && f[i] <= 1000000009L ? 64 : 128;
    for (int i = 0; i < n; i++)
        if (!(a[i] < '0' || a[i] > '9'))
            y[i] ^= 256;
}
