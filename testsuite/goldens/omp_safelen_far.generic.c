/* vcc 0.1.0 wrote this from omp_safelen_far.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+12] */
/* The distance is at least 8, which vcc cannot see. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void omp_safelen_far(int n, int *a)
{
    int m = 8 + n % 5;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u32x4 t_v0 = t4_v + t2_v;
            const vcc_u32x4 t_v1 = t4_v + t3_v;
            int *const a_s = a + (long)m + k;
            const vcc_u32x4 a_new_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 >> 1) + t4_v;
            const vcc_u32x4 a_new_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 >> 1) + t_v0;
            *(vcc_u32x4 *)(void *)a_s = a_new_v0;
            *(vcc_u32x4 *)(void *)(a_s + 4) = a_new_v1;
            t4_v = t_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + m] = (a[i] >> 1) + i;
    }
#else
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + m] = (a[i] >> 1) + i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
