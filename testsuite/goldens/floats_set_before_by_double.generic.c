/* vcc 0.1.0 wrote this from floats_set_before_by_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float k | int f | in float x[n] restrict | out float y[n] restrict | -> int */
/* What is set before a loop has its `double` name there. */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int floats_set_before_by_double(int n, float k, int f, const float *restrict x, float *restrict y)
{
    double c = k, least = -(double)k;
    int i, count = 0;
    if (f > 3)
        c = 0.25;
    k = 0;
#ifdef VCC_VECTOR
    /* vcc: line 10: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const double c_v = (double)c;
        const vcc_f64x2 c2_v = __extension__ (vcc_f64x2){c_v, c_v};
        const double least_v = (double)least;
        const vcc_f64x2 least2_v = __extension__ (vcc_f64x2){least_v, least_v};
        vcc_u32x2 count_v = (unsigned int)0 - __extension__ (vcc_u32x2){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 2) {
            const vcc_f32x2 x_v = *(const vcc_f32x2 *)(const void *)(x + k2);
            const vcc_f64x2 t_v = __builtin_convertvector(x_v, vcc_f64x2) * c2_v;
            const vcc_f32x2 y_new_v = __builtin_convertvector(t_v, vcc_f32x2);
            *(vcc_f32x2 *)(void *)(y + k2) = y_new_v;
            const vcc_f32x2 x2_v = *(const vcc_f32x2 *)(const void *)(x + k2);
            const vcc_u64x2 mask_v =
                (vcc_u64x2)(__builtin_convertvector(x2_v, vcc_f64x2) > least2_v);
            count_v = count_v - __builtin_convertvector(mask_v, vcc_u32x2);
        }
        {
            const vcc_u32x1 count2_v = __extension__ (vcc_u32x1){count_v[1]};
            const unsigned int count_s = (__extension__ (vcc_u32x1){count_v[0]} + count2_v)[0];
            i = (int)end;
            count = (int)((unsigned int)count + count_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] * c;
        if (x[i] > least)
            count++;
    }
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
