/* vcc 0.1.0 wrote this from checksum_xor.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | -> u64 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 8, generic */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 h_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const vcc_u64x2 x_v = *(const vcc_u64x2 *)(const void *)(x + (long)(k + copy * 2));
                h_v[copy] = h_v[copy] ^ x_v;
            }
        }
        {
            const vcc_u64x2 h2_v = h_v[1] ^ h_v[5] ^ (h_v[3] ^ h_v[7]);
            const vcc_u64x2 h3_v = h_v[0] ^ h_v[4] ^ (h_v[2] ^ h_v[6]) ^ h2_v;
            const vcc_u64x1 h4_v = __extension__ (vcc_u64x1){h3_v[1]};
            const unsigned long h_s = (__extension__ (vcc_u64x1){h3_v[0]} ^ h4_v)[0];
            i = (int)end;
            h = h ^ h_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        h ^= x[i];
    }
#else
    for (i = 0; i < n; i++)
        h ^= x[i];
#endif
    return h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
