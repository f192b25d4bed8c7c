/* vcc 0.1.0 wrote this from omp_safelen_eight.c for generic; flags: -fopenmp-simd */
/* kernel: int n | inout i16 a[n+8] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
void omp_safelen_eight(int n, short *a)
{
    int i;
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
        __asm__ __volatile__("");
        a[i + 8] = (short)(a[i] ^ i);
    }
}
