/* vcc 0.1.0 wrote this from max_of_numbers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n+1] | in double y[n+1] | -> double */
/* The largest and the smallest of what are numbers, the first ones of which may be none. */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
double max_of_numbers(int n, const float *x, const double *y)
{
    int i;
    float most = x[0];
    double least = y[0];
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 4, then 4, generic */
    i = 1;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const float t_v = (float)most;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            vcc_f32x4 most_v[4] = {t2_v, t2_v, t2_v, t2_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const vcc_f32x4 x_v =
                        *(const vcc_f32x4 *)(const void *)(x + 1 + (long)(k + copy * 4));
                    const vcc_u32x4 t3_v = (vcc_u32x4)(x_v > most_v[copy]);
                    const vcc_f32x4 t4_v =
                        (vcc_f32x4)(((vcc_u32x4)x_v & t3_v) | ((vcc_u32x4)most_v[copy] & ~t3_v));
                    most_v[copy] = t4_v;
                }
            }
            const vcc_u32x4 most2_v = (vcc_u32x4)(most_v[0] > most_v[2]);
            const vcc_f32x4 most3_v =
                (vcc_f32x4)(((vcc_u32x4)most_v[0] & most2_v) | ((vcc_u32x4)most_v[2] & ~most2_v));
            const vcc_u32x4 most4_v = (vcc_u32x4)(most_v[1] > most_v[3]);
            const vcc_f32x4 most5_v =
                (vcc_f32x4)(((vcc_u32x4)most_v[1] & most4_v) | ((vcc_u32x4)most_v[3] & ~most4_v));
            const vcc_u32x4 most6_v = (vcc_u32x4)(most3_v > most5_v);
            const vcc_f32x4 most7_v =
                (vcc_f32x4)(((vcc_u32x4)most3_v & most6_v) | ((vcc_u32x4)most5_v & ~most6_v));
            vcc_f32x4 most8_v = most7_v;
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + 1 + k);
                const vcc_u32x4 t5_v = (vcc_u32x4)(x2_v > most8_v);
                const vcc_f32x4 t6_v =
                    (vcc_f32x4)(((vcc_u32x4)x2_v & t5_v) | ((vcc_u32x4)most8_v & ~t5_v));
                most8_v = t6_v;
            }
            {
                const vcc_f32x2 most9_v = __builtin_shufflevector(most8_v, most8_v, 0, 1);
                const vcc_f32x2 most10_v = __builtin_shufflevector(most8_v, most8_v, 2, 3);
                const vcc_u32x2 most11_v = (vcc_u32x2)(most9_v > most10_v);
                const vcc_f32x2 most12_v =
                    (vcc_f32x2)(((vcc_u32x2)most9_v & most11_v)
                    | ((vcc_u32x2)most10_v & ~most11_v));
                const vcc_f32x1 most13_v = __extension__ (vcc_f32x1){most12_v[0]};
                const vcc_f32x1 most14_v = __extension__ (vcc_f32x1){most12_v[1]};
                const vcc_u32x1 most15_v = (vcc_u32x1)(most13_v > most14_v);
                const vcc_f32x1 most16_v =
                    (vcc_f32x1)(((vcc_u32x1)most13_v & most15_v)
                    | ((vcc_u32x1)most14_v & ~most15_v));
                const float most_s = most16_v[0];
                const unsigned int t = (unsigned int)i + (unsigned int)end;
                if (most_s < 0.0f || most_s > 0.0f) {
                    i = (int)t;
                    most = most_s;
                }
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > most || most != most)
            most = x[i];
    }
#else
    for (i = 1; i < n; i++)
        if (x[i] > most || most != most)
            most = x[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 2 lanes x 4, then 2, generic */
    i = 1;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 2) {
            const unsigned long end = trips & ~1UL;
            const unsigned long wide_end = end & ~7UL;
            const double t_v = (double)least;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            vcc_f64x2 least_v[4] = {t2_v, t2_v, t2_v, t2_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const vcc_f64x2 y_v =
                        *(const vcc_f64x2 *)(const void *)(y + 1 + (long)(k + copy * 2));
                    const vcc_u64x2 t3_v = (vcc_u64x2)(y_v < least_v[copy]);
                    const vcc_f64x2 t4_v =
                        (vcc_f64x2)(((vcc_u64x2)y_v & t3_v) | ((vcc_u64x2)least_v[copy] & ~t3_v));
                    least_v[copy] = t4_v;
                }
            }
            const vcc_u64x2 least2_v = (vcc_u64x2)(least_v[0] < least_v[2]);
            const vcc_f64x2 least3_v =
                (vcc_f64x2)(((vcc_u64x2)least_v[0] & least2_v)
                | ((vcc_u64x2)least_v[2] & ~least2_v));
            const vcc_u64x2 least4_v = (vcc_u64x2)(least_v[1] < least_v[3]);
            const vcc_f64x2 least5_v =
                (vcc_f64x2)(((vcc_u64x2)least_v[1] & least4_v)
                | ((vcc_u64x2)least_v[3] & ~least4_v));
            const vcc_u64x2 least6_v = (vcc_u64x2)(least3_v < least5_v);
            const vcc_f64x2 least7_v =
                (vcc_f64x2)(((vcc_u64x2)least3_v & least6_v) | ((vcc_u64x2)least5_v & ~least6_v));
            vcc_f64x2 least8_v = least7_v;
            /* what is left, one vector at a time */
            for (; k < end; k += 2) {
                const vcc_f64x2 y2_v = *(const vcc_f64x2 *)(const void *)(y + 1 + k);
                const vcc_u64x2 t5_v = (vcc_u64x2)(y2_v < least8_v);
                const vcc_f64x2 t6_v =
                    (vcc_f64x2)(((vcc_u64x2)y2_v & t5_v) | ((vcc_u64x2)least8_v & ~t5_v));
                least8_v = t6_v;
            }
            {
                const vcc_f64x1 least9_v = __extension__ (vcc_f64x1){least8_v[0]};
                const vcc_f64x1 least10_v = __extension__ (vcc_f64x1){least8_v[1]};
                const vcc_u64x1 least11_v = (vcc_u64x1)(least9_v < least10_v);
                const vcc_f64x1 least12_v =
                    (vcc_f64x1)(((vcc_u64x1)least9_v & least11_v)
                    | ((vcc_u64x1)least10_v & ~least11_v));
                const double least_s = least12_v[0];
                const vcc_u64x2 t7_v = (vcc_u64x2)least_v[2];
                const vcc_u64x2 t8_v = (vcc_u64x2)least_v[3];
                const vcc_u64x2 t9_v = (vcc_u64x2)least8_v;
                const vcc_u64x2 t10_v = (vcc_u64x2)least_v[0] | (vcc_u64x2)least_v[1] | t7_v | t8_v
                    | t9_v;
                const vcc_u64x2 t11_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 negative_mask_v = (vcc_u64x2)((vcc_i64x2)t10_v < (vcc_i64x2)t11_v);
                const vcc_u64x2 t12_v = (vcc_u64x2)negative_mask_v;
                const int t = (t12_v[0] | t12_v[1]) != 0;
                const unsigned int t2 = (unsigned int)i + (unsigned int)end;
                if (least_s < 0.0 || least_s > 0.0 || (least_s >= 0.0 && !t)) {
                    i = (int)t2;
                    least = least_s;
                }
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 1; i < n; i++) {
#endif
        if (!(least == least) || y[i] < least)
            least = y[i];
    }
    return least + most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
