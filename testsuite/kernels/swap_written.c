/* kernel: int n | inout u16 a[n] | inout i16 b[n] | in i32 c[n] | out u32 d[n] | inout u64 e[n] | out i64 f[n] */
/* Bytes in reverse order, in some of the ways in which it is written with shifts and masks, and two that only look so. */
void swap_written(int n, unsigned short *a, short *b, const int *c, unsigned *d, unsigned long *e, long *f)
{
    for (int i = 0; i < n; i++)
        a[i] = (unsigned short)(a[i] << 8 | a[i] >> 8);
    for (int i = 0; i < n; i++)
        b[i] = (short)((b[i] & 0xff) << 8 | (b[i] >> 8 & 0xff));
    for (int i = 0; i < n; i++) {
        unsigned x = (unsigned)c[i];
        d[i] = (x >> 24) | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | (x << 24);
        f[i] = ((c[i] & 0xff) << 8) + (c[i] >> 8 & 0xff);
    }
    for (int i = 0; i < n; i++) {
        unsigned long x = e[i];
        x = (x & 0x00ff00ff00ff00fful) << 8 | (x >> 8 & 0x00ff00ff00ff00fful);
        x = (x & 0x0000ffff0000fffful) << 16 | (x >> 16 & 0x0000ffff0000fffful);
        e[i] = x << 32 | x >> 32;
    }
    for (int i = 0; i < n; i++)
        f[i] += (int)((unsigned)c[i] << 24) | (c[i] & 0xff00) << 8 | (c[i] >> 8 & 0xff00) | c[i] >> 24;
    for (int i = 0; i < n; i++)
        b[i] = (short)((b[i] & 0xff) << 8 | b[i] >> 8);
}
