/* vcc 0.1.0 wrote this from argmax_magnitude.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out double best[1] | -> i32 */
#include <math.h>
#include <stddef.h>
#ifdef VCC_VECTOR
typedef double vcc_f64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int argmax_magnitude(int n, const double *x, double *best)
{
    size_t at = 0;
    double most = -1.0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 2 lanes x 2, generic */
    size_t i_done = 0;
    if ((unsigned long)n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const double t2_v = (double)-1.0;
        const vcc_f64x2 t3_v = __extension__ (vcc_f64x2){t2_v, t2_v};
        const vcc_u64x2 t4_v = (unsigned long)2L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t5_v = (unsigned long)4L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 t6_v = t_v + __extension__ (vcc_u64x2){0ul, 1ul};
        vcc_u64x2 at_v0 = t_v;
        vcc_u64x2 at_v1 = t_v;
        vcc_f64x2 most_v0 = t3_v;
        vcc_f64x2 most_v1 = t3_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f64x2 x_v0 = *(const vcc_f64x2 *)(const void *)(x + k);
            const vcc_f64x2 t_v0 =
                (vcc_f64x2)((vcc_u64x2)x_v0 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
            const vcc_f64x2 x_v1 = *(const vcc_f64x2 *)(const void *)(x + k + 2);
            const vcc_f64x2 t_v1 =
                (vcc_f64x2)((vcc_u64x2)x_v1 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
            const vcc_u64x2 mask_v0 = (vcc_u64x2)(t_v0 > most_v0);
            const vcc_u64x2 mask_v1 = (vcc_u64x2)(t_v1 > most_v1);
            const vcc_u64x2 at_next = (t6_v & mask_v0) | (at_v0 & ~mask_v0);
            const vcc_u64x2 at_next2 = ((t6_v + t4_v) & mask_v1) | (at_v1 & ~mask_v1);
            t6_v = t6_v + t5_v;
            at_v0 = at_next;
            at_v1 = at_next2;
            most_v0 = (vcc_f64x2)(((vcc_u64x2)t_v0 & mask_v0) | ((vcc_u64x2)most_v0 & ~mask_v0));
            most_v1 = (vcc_f64x2)(((vcc_u64x2)t_v1 & mask_v1) | ((vcc_u64x2)most_v1 & ~mask_v1));
        }
        {
            const vcc_u64x2 mask_v = (vcc_u64x2)((vcc_u64x2)at_v1 < (vcc_u64x2)at_v0);
            const vcc_u64x2 mask2_v = ~(vcc_u64x2)(most_v0 > most_v1) & mask_v;
            const vcc_u64x2 mask3_v = (vcc_u64x2)(most_v1 > most_v0) | mask2_v;
            const vcc_f64x2 most_v =
                (vcc_f64x2)(((vcc_u64x2)most_v1 & mask3_v) | ((vcc_u64x2)most_v0 & ~mask3_v));
            const vcc_f64x1 t7_v = __extension__ (vcc_f64x1){most_v[0]};
            const vcc_f64x1 t8_v = __extension__ (vcc_f64x1){most_v[1]};
            const vcc_u64x1 t9_v = (vcc_u64x1)(t7_v > t8_v);
            const vcc_f64x1 t10_v =
                (vcc_f64x1)(((vcc_u64x1)t7_v & t9_v) | ((vcc_u64x1)t8_v & ~t9_v));
            const double t = t10_v[0];
            const double t11_v = (double)t;
            const vcc_f64x2 t12_v = __extension__ (vcc_f64x2){t11_v, t11_v};
            const vcc_u64x2 mask4_v = (vcc_u64x2)(t12_v > most_v);
            const vcc_u64x2 t13_v = (unsigned long)-1L - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t14_v = (t13_v & mask4_v)
                | (((at_v1 & mask3_v) | (at_v0 & ~mask3_v)) & ~mask4_v);
            const vcc_u64x1 at_v = __extension__ (vcc_u64x1){t14_v[0]};
            const vcc_u64x1 at2_v = __extension__ (vcc_u64x1){t14_v[1]};
            const vcc_u64x1 at3_v = (vcc_u64x1)((vcc_u64x1)at_v < (vcc_u64x1)at2_v);
            const unsigned long at_s = ((at_v & at3_v) | (at2_v & ~at3_v))[0];
            const vcc_u64x2 t15_v = (unsigned long)at_s - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 mask5_v = (vcc_u64x2)((vcc_u64x2)t14_v == (vcc_u64x2)t15_v) & ~mask4_v;
            const unsigned long t2 = mask5_v[0] ? 0ul : 1ul;
            const double most_s = most_v[t2];
            at = at_s;
            most = most_s;
            i_done = end;
        }
    }
    /* remaining iterations */
    for (size_t i = i_done; i < (size_t)n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (size_t i = 0; i < (size_t)n; i++)
#endif
        if (fabs(x[i]) > most) {
            most = fabs(x[i]);
            at = i;
        }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = most;
    return (int)at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
