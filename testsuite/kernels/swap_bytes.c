/* kernel: int n | inout u16 a[n] | in u32 b[n] | out u32 c[n] | in i64 d[n] | inout i64 e[n] | in u32 key[1] */
/* The order of bytes of a network: elements of all sizes, signed ones, and one that is the same in all iterations. */
void swap_bytes(int n, unsigned short *a, const unsigned *b, unsigned *c, const long *d, long *e, const unsigned *key)
{
    unsigned k = key[0];
    for (int i = 0; i < n; i++)
        a[i] = __builtin_bswap16(a[i]);
    for (int i = 0; i < n; i++)
        c[i] = __builtin_bswap32(b[i]) + __builtin_bswap32(k);
    for (int i = 0; i < n; i++)
        e[i] = d[i] > e[i] ? (long)__builtin_bswap64((unsigned long)d[i]) >> 8 : e[i];
}
