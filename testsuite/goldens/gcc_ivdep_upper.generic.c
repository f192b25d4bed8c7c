/* vcc 0.1.0 wrote this from gcc_ivdep_upper.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u16 a[2*n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void gcc_ivdep_upper(int n, unsigned short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                unsigned short *const a_s = a + (long)n + at;
                const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)(a + at);
                const vcc_u16x8 a_new_v = *(const vcc_u16x8 *)(const void *)a_s + a_v;
                *(vcc_u16x8 *)(void *)a_s = a_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            unsigned short *const a_s2 = a + (long)n + k;
            const vcc_u16x8 a2_v = *(const vcc_u16x8 *)(const void *)(a + k);
            const vcc_u16x8 a_new2_v = *(const vcc_u16x8 *)(const void *)a_s2 + a2_v;
            *(vcc_u16x8 *)(void *)a_s2 = a_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
#pragma GCC unroll 2
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + n] = (unsigned short)(a[i + n] + a[i]);
    }
#else
#pragma GCC ivdep
#pragma GCC unroll 2
    for (i = 0; i < n; i++)
        a[i + n] = (unsigned short)(a[i + n] + a[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
