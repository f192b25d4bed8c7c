/* kernel: int n | in u32 a[n] | in u64 b[n] | in u8 s[n] | out i32 c[n] restrict | out u64 d[n] restrict | out u8 e[n] restrict | -> i32 */
/* Bits that are 0 in front and behind, the first that is 1, and whether the number of ones is odd. */
int zeros_of_words(int n, const unsigned *a, const unsigned long *b, const unsigned char *s, int *restrict c, unsigned long *restrict d, unsigned char *restrict e)
{
    int bits = 0, i;
    for (i = 0; i < n; i++)
        c[i] = a[i] ? __builtin_clz(a[i]) : 32;
    for (i = 0; i < n; i++)
        c[i] += 100 * (a[i] >> s[i] % 32 ? __builtin_ctz(a[i] >> s[i] % 32) : -1);
    for (i = 0; i < n; i++)
        d[i] = b[i] ? (unsigned long)__builtin_clzl(b[i]) << 8 | (unsigned long)__builtin_ctzl(b[i]) : 0;
    for (i = 0; i < n; i++)
        e[i] = (unsigned char)(31 - __builtin_clz(s[i] | 1u));
    for (i = 0; i < n; i++)
        bits += __builtin_ffs((int)a[i]) + __builtin_parity(a[i]) + __builtin_ffsl((long)b[i]) * __builtin_parityl(b[i]);
    return bits;
}
