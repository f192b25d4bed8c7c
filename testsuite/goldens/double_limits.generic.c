/* vcc 0.1.0 wrote this from double_limits.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[n] | out double d[n] restrict | -> i32 */
/* <float.h> of gcc writes these as `long double`, converted. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int double_limits(int n, const double *a, double *d)
{
    int large = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 8, then 2, generic; runs if a and d are far enough apart, d and a are
       far enough apart */
    int i_done = 0;
    if (n >= 2 && (unsigned long)d - (unsigned long)a - 1 >= 127
        && (unsigned long)a - (unsigned long)d - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x2 t_v = (unsigned int)0 - __extension__ (vcc_u32x2){0};
        const double t2_v = (double)0.5;
        const vcc_f64x2 t3_v = __extension__ (vcc_f64x2){t2_v, t2_v};
        const double t4_v = (double)2.220446049250313e-16;
        const vcc_f64x2 t5_v = __extension__ (vcc_f64x2){t4_v, t4_v};
        const double t6_v = (double)1.7976931348623157e308;
        const vcc_f64x2 t7_v = __extension__ (vcc_f64x2){t6_v, t6_v};
        vcc_u32x2 large_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const unsigned long at = k + copy * 2;
                const vcc_f64x2 a_v = *(const vcc_f64x2 *)(const void *)(a + at);
                const vcc_u64x2 mask_v = (vcc_u64x2)(a_v < t5_v);
                const vcc_f64x2 d_new_v =
                    (vcc_f64x2)(((vcc_u64x2)t3_v & mask_v) | ((vcc_u64x2)a_v & ~mask_v));
                *(vcc_f64x2 *)(void *)(d + at) = d_new_v;
                const vcc_u64x2 mask2_v =
                    (vcc_u64x2)(*(const vcc_f64x2 *)(const void *)(a + at) > t7_v);
                large_v[copy] = large_v[copy] - __builtin_convertvector(mask2_v, vcc_u32x2);
            }
        }
        const vcc_u32x2 large2_v = large_v[1] + large_v[5] + (large_v[3] + large_v[7]);
        vcc_u32x2 large3_v = large_v[0] + large_v[4] + (large_v[2] + large_v[6]) + large2_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_f64x2 a2_v = *(const vcc_f64x2 *)(const void *)(a + k);
            const vcc_u64x2 mask3_v = (vcc_u64x2)(a2_v < t5_v);
            const vcc_f64x2 d_new2_v =
                (vcc_f64x2)(((vcc_u64x2)t3_v & mask3_v) | ((vcc_u64x2)a2_v & ~mask3_v));
            *(vcc_f64x2 *)(void *)(d + k) = d_new2_v;
            const vcc_u64x2 mask4_v = (vcc_u64x2)(*(const vcc_f64x2 *)(const void *)(a + k) > t7_v);
            large3_v = large3_v - __builtin_convertvector(mask4_v, vcc_u32x2);
        }
        {
            const vcc_u32x1 large4_v = __extension__ (vcc_u32x1){large3_v[1]};
            const unsigned int large_s = (__extension__ (vcc_u32x1){large3_v[0]} + large4_v)[0];
            large = (int)((unsigned int)large + large_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = a[i] < (double)2.22044604925031308084726333618164062e-16L ? (double)0.5L : a[i];
        large += a[i] > (double)1.79769313486231570814527423731704357e+308L;
    }
    return large;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
