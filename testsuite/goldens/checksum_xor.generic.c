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
    /* vcc: line 6: 2 lanes x 8, then 2, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 h_v0 = t_v;
        vcc_u64x2 h_v1 = t_v;
        vcc_u64x2 h_v2 = t_v;
        vcc_u64x2 h_v3 = t_v;
        vcc_u64x2 h_v4 = t_v;
        vcc_u64x2 h_v5 = t_v;
        vcc_u64x2 h_v6 = t_v;
        vcc_u64x2 h_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u64x2 t_v0 = h_v0 ^ *(const vcc_u64x2 *)(const void *)(x + k);
            const vcc_u64x2 t_v1 = h_v1 ^ *(const vcc_u64x2 *)(const void *)(x + k + 2);
            const vcc_u64x2 t_v2 = h_v2 ^ *(const vcc_u64x2 *)(const void *)(x + k + 4);
            const vcc_u64x2 t_v3 = h_v3 ^ *(const vcc_u64x2 *)(const void *)(x + k + 6);
            const vcc_u64x2 t_v4 = h_v4 ^ *(const vcc_u64x2 *)(const void *)(x + k + 8);
            const vcc_u64x2 t_v5 = h_v5 ^ *(const vcc_u64x2 *)(const void *)(x + k + 10);
            const vcc_u64x2 t_v6 = h_v6 ^ *(const vcc_u64x2 *)(const void *)(x + k + 12);
            const vcc_u64x2 t_v7 = h_v7 ^ *(const vcc_u64x2 *)(const void *)(x + k + 14);
            h_v0 = t_v0;
            h_v1 = t_v1;
            h_v2 = t_v2;
            h_v3 = t_v3;
            h_v4 = t_v4;
            h_v5 = t_v5;
            h_v6 = t_v6;
            h_v7 = t_v7;
        }
        vcc_u64x2 h_v = h_v0 ^ h_v4 ^ (h_v2 ^ h_v6) ^ (h_v1 ^ h_v5 ^ (h_v3 ^ h_v7));
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u64x2 t2_v = h_v ^ *(const vcc_u64x2 *)(const void *)(x + k);
            h_v = t2_v;
        }
        {
            const vcc_u64x1 h2_v = __extension__ (vcc_u64x1){h_v[1]};
            const unsigned long h_s = (__extension__ (vcc_u64x1){h_v[0]} ^ h2_v)[0];
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
