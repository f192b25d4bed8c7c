/* vcc 0.1.0 wrote this from numbers_limited.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | in double d[n] | float high | out float z[n] restrict | out double e[n] restrict | -> double */
#include <math.h>
/* Of a number and what is none, the number. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
double numbers_limited(int n, const float *x, const float *y, const double *d, float high, float *restrict z, double *restrict e)
{
    double most = 0;
    int i;
    for (i = 0; i < n; i++)
        z[i] = fminf(x[i], y[i]);
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)7.5f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)-7.5f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_u32x4 mask_v = (vcc_u32x4)(y_v == y_v);
            const vcc_f32x4 t7_v =
                (vcc_f32x4)(((vcc_u32x4)y_v & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
            const vcc_u32x4 mask2_v = (vcc_u32x4)(t7_v < t4_v) & mask_v;
            const vcc_f32x4 t8_v =
                (vcc_f32x4)(((vcc_u32x4)y_v & mask2_v) | ((vcc_u32x4)t4_v & ~mask2_v));
            const vcc_u32x4 mask3_v = (vcc_u32x4)(t8_v == t8_v);
            const vcc_f32x4 t9_v =
                (vcc_f32x4)(((vcc_u32x4)t8_v & mask3_v) | ((vcc_u32x4)t2_v & ~mask3_v));
            const vcc_u32x4 mask4_v = (vcc_u32x4)(t9_v > t6_v) & mask3_v;
            const vcc_f32x4 t10_v =
                (vcc_f32x4)(((vcc_u32x4)t8_v & mask4_v) | ((vcc_u32x4)t6_v & ~mask4_v));
            const vcc_f32x4 z_new_v = *(const vcc_f32x4 *)(const void *)(z + k) + t10_v;
            *(vcc_f32x4 *)(void *)(z + k) = z_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] += fmaxf(fminf(y[i], 7.5f), -7.5f);
    }
#else
    for (i = 0; i < n; i++)
        z[i] += fmaxf(fminf(y[i], 7.5f), -7.5f);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 12: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const double t_v = (double)0.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const double t3_v = (double)0.25;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_f64x2 d_v = *(const vcc_f64x2 *)(const void *)(d + k);
            const vcc_u64x2 mask_v = (vcc_u64x2)(d_v == d_v);
            const vcc_f64x2 t5_v =
                (vcc_f64x2)(((vcc_u64x2)d_v & mask_v) | ((vcc_u64x2)t2_v & ~mask_v));
            const vcc_u64x2 mask2_v = (vcc_u64x2)(t5_v > t2_v) & mask_v;
            const vcc_u64x2 mask3_v = (vcc_u64x2)(d_v != d_v);
            const vcc_f64x2 t6_v =
                (vcc_f64x2)(((vcc_u64x2)t2_v & mask3_v) | ((vcc_u64x2)d_v & ~mask3_v));
            const vcc_u64x2 mask4_v = (vcc_u64x2)(t4_v <= t6_v) | mask3_v;
            const vcc_f64x2 t7_v =
                (vcc_f64x2)(((vcc_u64x2)d_v & mask2_v) | ((vcc_u64x2)t2_v & ~mask2_v));
            const vcc_f64x2 t8_v =
                (vcc_f64x2)(((vcc_u64x2)t4_v & mask4_v) | ((vcc_u64x2)d_v & ~mask4_v));
            *(vcc_f64x2 *)(void *)(e + k) = t7_v - t8_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        e[i] = fmax(d[i], 0.0) - fmin(0.25, d[i]);
    }
#else
    for (i = 0; i < n; i++)
        e[i] = fmax(d[i], 0.0) - fmin(0.25, d[i]);
#endif
    for (i = 0; i < n; i++)
        z[i] = fmaxf(z[i], high);
    for (i = 0; i < n; i++)
        most = fmax(most, d[i]);
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
