/* vcc 0.1.0 wrote this from average_u32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | in u32 b[n] | out u32 c[n] */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void average_u32(int n, const unsigned *a, const unsigned *b, unsigned *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, generic; runs if a and c are far enough apart, b and c are
       far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 63
        && (unsigned long)c - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at);
                const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + at);
                const vcc_u32x4 c_new_v = (a_v | b_v) - ((a_v ^ b_v) >> 1);
                *(vcc_u32x4 *)(void *)(c + at) = c_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 a2_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 b2_v = *(const vcc_u32x4 *)(const void *)(b + k);
            const vcc_u32x4 c_new2_v = (a2_v | b2_v) - ((a2_v ^ b2_v) >> 1);
            *(vcc_u32x4 *)(void *)(c + k) = c_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (unsigned)(((unsigned long)a[i] + b[i] + 1) >> 1);
    }
#else
    for (i = 0; i < n; i++)
        c[i] = (unsigned)(((unsigned long)a[i] + b[i] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
