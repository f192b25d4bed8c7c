/* vcc 0.1.0 wrote this from omp_safelen_scatter.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout u32 y[4] restrict */
/* Every fourth iteration meets the same place. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void omp_safelen_scatter(int n, const int *x, unsigned *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 t3_v = (unsigned int)k - __extension__ (vcc_u32x4){0} + t_v;
            const vcc_u32x4 t4_v = t3_v + ((vcc_u32x4)((vcc_i32x4)t3_v >> 31) >> 30);
            const vcc_u32x4 t5_v = t3_v - ((vcc_u32x4)((vcc_i32x4)t4_v >> 2) << 2);
            const vcc_i32x4 y_v = (vcc_i32x4)t5_v;
            const vcc_u32x4 y2_v = __extension__ (vcc_u32x4){(unsigned int)y[y_v[0]],
                (unsigned int)y[y_v[1]], (unsigned int)y[y_v[2]], (unsigned int)y[y_v[3]]};
            const vcc_u32x4 t6_v = y2_v * t2_v + *(const vcc_u32x4 *)(const void *)(x + k);
            vcc_u32 *const t7_v = (vcc_u32 *)(void *)y;
            const vcc_i32x4 t8_v = (vcc_i32x4)t5_v;
            t7_v[t8_v[0]] = t6_v[0];
            t7_v[t8_v[1]] = t6_v[1];
            t7_v[t8_v[2]] = t6_v[2];
            t7_v[t8_v[3]] = t6_v[3];
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i % 4] = y[i % 4] * 3 + (unsigned)x[i];
    }
#else
#pragma omp simd safelen(4)
    for (i = 0; i < n; i++)
        y[i % 4] = y[i % 4] * 3 + (unsigned)x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
