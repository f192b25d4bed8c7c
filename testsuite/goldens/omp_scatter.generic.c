/* vcc 0.1.0 wrote this from omp_scatter.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout u32 y[n+16] restrict */
/* No two iterations write one place, for which the user vouches. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void omp_scatter(int n, const int *x, unsigned *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)-50 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t3_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)t_v);
            const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            if (all) {
                const vcc_u32x4 t4_v =
                    ((unsigned int)k - __extension__ (vcc_u32x4){0} + t2_v) ^ t3_v;
                const vcc_i32x4 y_v = (vcc_i32x4)t4_v;
                const vcc_u32x4 y2_v = __extension__ (vcc_u32x4){(unsigned int)y[y_v[0]],
                    (unsigned int)y[y_v[1]], (unsigned int)y[y_v[2]], (unsigned int)y[y_v[3]]};
                const vcc_u32x4 t5_v = x_v - y2_v;
                vcc_u32 *const t6_v = (vcc_u32 *)(void *)y;
                const vcc_i32x4 t7_v = (vcc_i32x4)t4_v;
                t6_v[t7_v[0]] = t5_v[0];
                t6_v[t7_v[1]] = t5_v[1];
                t6_v[t7_v[2]] = t5_v[2];
                t6_v[t7_v[3]] = t5_v[3];
            } else {
                const vcc_u64x2 any_v = (vcc_u64x2)mask_v;
                const int any = (any_v[0] | any_v[1]) != 0;
                if (any) {
                    const vcc_u32x4 t8_v =
                        ((unsigned int)k - __extension__ (vcc_u32x4){0} + t2_v) ^ t3_v;
                    const vcc_i32x4 y3_v = (vcc_i32x4)t8_v;
                    const vcc_u32x4 y4_v =
                        __extension__ (vcc_u32x4){mask_v[0] ? (unsigned int)y[y3_v[0]] : 0,
                        mask_v[1] ? (unsigned int)y[y3_v[1]] : 0,
                        mask_v[2] ? (unsigned int)y[y3_v[2]] : 0,
                        mask_v[3] ? (unsigned int)y[y3_v[3]] : 0};
                    const vcc_u32x4 t9_v = x_v - y4_v;
                    vcc_u32 *const t10_v = (vcc_u32 *)(void *)y;
                    const vcc_i32x4 t11_v = (vcc_i32x4)t8_v;
                    if (mask_v[0]) t10_v[t11_v[0]] = t9_v[0];
                    if (mask_v[1]) t10_v[t11_v[1]] = t9_v[1];
                    if (mask_v[2]) t10_v[t11_v[2]] = t9_v[2];
                    if (mask_v[3]) t10_v[t11_v[3]] = t9_v[3];
                }
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > -50)
            y[i ^ 5] = (unsigned)x[i] - y[i ^ 5];
    }
#else
#pragma omp simd
    for (i = 0; i < n; i++)
        if (x[i] > -50)
            y[i ^ 5] = (unsigned)x[i] - y[i ^ 5];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
