/* kernel: int n | in u8 a[n] | in u16 b[n] | in u32 c[n] | in u64 d[n] | out u8 e[n] | out u16 f[n] | out u32 g[n] | out u64 h[n] */
void bits_of_all_sizes(int n, const unsigned char *a, const unsigned short *b, const unsigned *c, const unsigned long *d, unsigned char *e, unsigned short *f, unsigned *g, unsigned long *h)
{
    int i;
    for (i = 0; i < n; i++)
        e[i] = (unsigned char)__builtin_popcount(a[i]);
    for (i = 0; i < n; i++)
        f[i] = (unsigned short)(__builtin_popcount(b[i]) * 3);
    for (i = 0; i < n; i++)
        g[i] = (unsigned)__builtin_popcount(c[i] ^ (unsigned)n);
    for (i = 0; i < n; i++)
        h[i] = (unsigned long)__builtin_popcountl(d[i]) << 40;
}
