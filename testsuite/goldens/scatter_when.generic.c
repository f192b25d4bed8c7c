/* vcc 0.1.0 wrote this from scatter_when.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | out i32 d[2*n] restrict */

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void scatter_when(int n, const int *a, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t3_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = t2_v << 1;
        const vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)t_v);
            vcc_u32 *const t6_v = (vcc_u32 *)(void *)(d + (long)(2UL * k2));
            const vcc_i32x4 t7_v = (vcc_i32x4)t4_v;
            if (mask_v[0]) t6_v[t7_v[0]] = a_v[0];
            if (mask_v[1]) t6_v[t7_v[1]] = a_v[1];
            if (mask_v[2]) t6_v[t7_v[2]] = a_v[2];
            if (mask_v[3]) t6_v[t7_v[3]] = a_v[3];
            const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            vcc_u32x4 a2_v;
            if (all) {
                a2_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            } else {
                const vcc_i32x4 t11_v = (vcc_i32x4)t2_v;
                const vcc_u32x4 t12_v =
                    __extension__ (vcc_u32x4){mask_v[0] ? (unsigned int)(a + k2)[t11_v[0]] : 0,
                    mask_v[1] ? (unsigned int)(a + k2)[t11_v[1]] : 0,
                    mask_v[2] ? (unsigned int)(a + k2)[t11_v[2]] : 0,
                    mask_v[3] ? (unsigned int)(a + k2)[t11_v[3]] : 0};
                a2_v = t12_v;
            }
            const vcc_u32x4 t8_v = t5_v - a2_v;
            const vcc_u32x4 mask2_v =
                mask_v & (vcc_u32x4)((vcc_u32x4)(a2_v & t3_v) != (vcc_u32x4)t5_v);
            vcc_u32 *const t9_v = (vcc_u32 *)(void *)(d + (long)(2UL * k2 + 1));
            const vcc_i32x4 t10_v = (vcc_i32x4)t4_v;
            if (mask2_v[0]) t9_v[t10_v[0]] = t8_v[0];
            if (mask2_v[1]) t9_v[t10_v[1]] = t8_v[1];
            if (mask2_v[2]) t9_v[t10_v[2]] = t8_v[2];
            if (mask2_v[3]) t9_v[t10_v[3]] = t8_v[3];
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        if (a[k] > 3) {
            d[2 * k] = a[k];
            if (a[k] & 1)
                d[2 * k + 1] = -a[k];
        }
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
