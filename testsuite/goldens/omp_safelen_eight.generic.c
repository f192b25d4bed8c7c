/* vcc 0.1.0 wrote this from omp_safelen_eight.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 a[n+8] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void omp_safelen_eight(int n, short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, then 2, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const unsigned short t = 0;
        const vcc_u16x8 t_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
        const vcc_u16x8 t2_v = (unsigned short)8 - __extension__ (vcc_u16x8){0};
        vcc_u16x8 t3_v = (unsigned short)t - __extension__ (vcc_u16x8){0} + t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const vcc_u16x8 a_new_v = *(const vcc_u16x8 *)(const void *)(a + k) ^ t3_v;
            const vcc_u16x8 t7_v = t3_v + t2_v;
            *(vcc_u16x8 *)(void *)(a + 8 + k) = a_new_v;
            t3_v = t7_v;
        }
        const vcc_u16x2 t4_v =
            (unsigned short)(unsigned short)((unsigned int)t + (unsigned int)(unsigned short)wide_end) - __extension__ (vcc_u16x2){0};
        const vcc_u16x2 t5_v = (unsigned short)2 - __extension__ (vcc_u16x2){0};
        vcc_u16x2 t6_v = t4_v + __extension__ (vcc_u16x2){0u, 1u};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u16x2 a_new2_v = *(const vcc_u16x2 *)(const void *)(a + k) ^ t6_v;
            const vcc_u16x2 t8_v = t6_v + t5_v;
            *(vcc_u16x2 *)(void *)(a + 8 + k) = a_new2_v;
            t6_v = t8_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 8] = (short)(a[i] ^ i);
    }
#else
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + 8] = (short)(a[i] ^ i);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
