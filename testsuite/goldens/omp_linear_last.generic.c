/* vcc 0.1.0 wrote this from omp_linear_last.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] restrict | -> int */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int omp_linear_last(int n, const int *x, int *y)
{
    int j = 7;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * t_v;
        const vcc_u32x4 t3_v = (unsigned int)12 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)24 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)36 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)48 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t7_v = (unsigned int)7 - __extension__ (vcc_u32x4){0} + t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u32x4 t_v0 = t7_v + t3_v;
            const vcc_u32x4 t_v1 = t7_v + t4_v;
            const vcc_u32x4 t_v2 = t7_v + t5_v;
            const vcc_u32x4 t_v3 = t7_v + t6_v;
            const vcc_u32x4 y_new_v0 = *(const vcc_u32x4 *)(const void *)(x + k) ^ t7_v;
            const vcc_u32x4 y_new_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4) ^ t_v0;
            const vcc_u32x4 y_new_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8) ^ t_v1;
            const vcc_u32x4 y_new_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 12) ^ t_v2;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
            *(vcc_u32x4 *)(void *)(y + k + 8) = y_new_v2;
            *(vcc_u32x4 *)(void *)(y + k + 12) = y_new_v3;
            t7_v = t_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + k) ^ t7_v;
            const vcc_u32x4 t8_v = t7_v + t3_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
            t7_v = t8_v;
        }
        j = (int)((unsigned int)j + (unsigned int)end * 3u);
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd linear(j : 3) safelen(64)
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] ^ j;
        j += 3;
    }
    return j;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
