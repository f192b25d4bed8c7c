/* vcc 0.1.0 wrote this from recurrences_hashes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[4*n] | -> u32 */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned recurrences_hashes(int n, const unsigned *x)
{
    unsigned a = 1, b = 2, c = 3, d = 4;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long t = (unsigned long)n - 1;
        vcc_u32x4 abcd_v = __extension__ (vcc_u32x4){1, 2, 3, 4};
        const unsigned int *x_s = x;
        unsigned int i_s = 0u;
        /* what iterations hand on side by side, one at a time */
        unsigned long k;
        for (k = 0; k < t; k++) {
            const vcc_u32x4 t_v = abcd_v >> 3;
            const vcc_u32x4 t2_v = ((abcd_v ^ *(const vcc_u32x4 *)(const void *)x_s) << 5) + t_v;
            abcd_v = t2_v;
            x_s = x_s + 4;
            i_s = i_s + 1u;
        }
        {
            const unsigned int t2 = abcd_v[0];
            a = t2;
            const unsigned int t3 = abcd_v[1];
            b = t3;
            const unsigned int t4 = abcd_v[2];
            c = t4;
            const unsigned int t5 = abcd_v[3];
            d = t5;
            x = x_s;
            i_done = (int)i_s;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++, x += 4) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++, x += 4) {
#endif
        a = ((a ^ x[0]) << 5) + (a >> 3);
        b = ((x[1] ^ b) << 5) + (b >> 3);
        c = ((c ^ x[2]) << 5) + (c >> 3);
        d = ((x[3] ^ d) << 5) + (d >> 3);
    }
    return a ^ b * 3 ^ c * 5 ^ d * 7;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
