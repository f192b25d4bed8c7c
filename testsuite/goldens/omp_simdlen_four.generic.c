/* vcc 0.1.0 wrote this from omp_simdlen_four.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | out i16 y[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
#endif
void omp_simdlen_four(int n, const short *x, short *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u16x4 t_v = (unsigned short)5 - __extension__ (vcc_u16x4){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u16x4 y_new_v = *(const vcc_u16x4 *)(const void *)(x + at) * t_v;
                *(vcc_u16x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u16x4 y_new2_v = *(const vcc_u16x4 *)(const void *)(x + k) * t_v;
            *(vcc_u16x4 *)(void *)(y + k) = y_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(x[i] * 5);
    }
#else
#pragma omp simd simdlen(4) if (simd : 1)
    for (i = 0; i < n; i++)
        y[i] = (short)(x[i] * 5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
