/* vcc 0.1.0 wrote this from omp_private_branch.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict */
/* Without the clause, `t` might be what an earlier iteration left. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void omp_private_branch(int n, const int *x, int *y)
{
    int t = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)t_v);
            const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            vcc_u32x4 y_v;
            if (all) {
                y_v = *(const vcc_u32x4 *)(const void *)(y + k);
            } else {
                const vcc_i32x4 t7_v = (vcc_i32x4)t2_v;
                const vcc_u32x4 t8_v =
                    __extension__ (vcc_u32x4){mask_v[0] ? (unsigned int)(y + k)[t7_v[0]] : 0,
                    mask_v[1] ? (unsigned int)(y + k)[t7_v[1]] : 0,
                    mask_v[2] ? (unsigned int)(y + k)[t7_v[2]] : 0,
                    mask_v[3] ? (unsigned int)(y + k)[t7_v[3]] : 0};
                y_v = t8_v;
            }
            const vcc_u32x4 t4_v = ((x_v ^ y_v) & mask_v) | (t_v & ~mask_v);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)t3_v);
            vcc_u32 *const t5_v = (vcc_u32 *)(void *)(y + k);
            const vcc_i32x4 t6_v = (vcc_i32x4)t2_v;
            if (mask2_v[0]) t5_v[t6_v[0]] = t4_v[0];
            if (mask2_v[1]) t5_v[t6_v[1]] = t4_v[1];
            if (mask2_v[2]) t5_v[t6_v[2]] = t4_v[2];
            if (mask2_v[3]) t5_v[t6_v[3]] = t4_v[3];
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd private(t)
    for (i = 0; i < n; i++) {
#endif
        if (x[i] > 0)
            t = x[i] ^ y[i];
        if (x[i] > 3)
            y[i] = t;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
