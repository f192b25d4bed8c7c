/* vcc 0.1.0 wrote this from floats_handed_on_by_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | out float y[n] restrict | -> float */
/* A `double` variable that is a `float` number in each iteration, handed on to the next one; a largest magnitude. */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float floats_handed_on_by_double(int n, const float *restrict x, float *restrict y)
{
    double last = 0.0;
    float most = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const double t3_v = (double)0.0;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        vcc_f64x2 last_v1 = t4_v;
        vcc_f32x4 most_v = t2_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f64x2 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1), vcc_f64x2);
            const vcc_f64x2 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 2, 3), vcc_f64x2);
            const vcc_f64x2 last2_v0 = __builtin_shufflevector(last_v1, t_v0, 1, 2);
            const vcc_f64x2 last2_v1 = __builtin_shufflevector(t_v0, t_v1, 1, 2);
            const vcc_f64x2 t2_v0 = t_v0 - last2_v0;
            const vcc_f64x2 t2_v1 = t_v1 - last2_v1;
            const vcc_f32x2 y_new_v = __builtin_convertvector(t2_v0, vcc_f32x2);
            const vcc_f32x2 y_new2_v = __builtin_convertvector(t2_v1, vcc_f32x2);
            const vcc_f32x4 y_new3_v = __builtin_shufflevector(y_new_v, y_new2_v, 0, 1, 2, 3);
            *(vcc_f32x4 *)(void *)(y + k) = y_new3_v;
            const vcc_f32x4 t5_v =
                (vcc_f32x4)((vcc_u32x4)x_v & (__extension__ (vcc_u32x4){0} + (unsigned int)2147483647u));
            const vcc_u32x4 mask_v = (vcc_u32x4)(t5_v > most_v);
            last_v1 = t_v1;
            most_v = (vcc_f32x4)(((vcc_u32x4)t5_v & mask_v) | ((vcc_u32x4)most_v & ~mask_v));
        }
        {
            const vcc_f32x2 most2_v = __builtin_shufflevector(most_v, most_v, 0, 1);
            const vcc_f32x2 most3_v = __builtin_shufflevector(most_v, most_v, 2, 3);
            const vcc_u32x2 most4_v = (vcc_u32x2)(most2_v > most3_v);
            const vcc_f32x2 most5_v =
                (vcc_f32x2)(((vcc_u32x2)most2_v & most4_v) | ((vcc_u32x2)most3_v & ~most4_v));
            const vcc_f32x1 most6_v = __extension__ (vcc_f32x1){most5_v[0]};
            const vcc_f32x1 most7_v = __extension__ (vcc_f32x1){most5_v[1]};
            const vcc_u32x1 most8_v = (vcc_u32x1)(most6_v > most7_v);
            const vcc_f32x1 most9_v =
                (vcc_f32x1)(((vcc_u32x1)most6_v & most8_v) | ((vcc_u32x1)most7_v & ~most8_v));
            const float most_s = most9_v[0];
            const double last_s = last_v1[1];
            last = last_s;
            most = most_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] - last;
        last = x[i];
        if (__builtin_fabs(x[i]) > most)
            most = __builtin_fabs(x[i]);
    }
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
