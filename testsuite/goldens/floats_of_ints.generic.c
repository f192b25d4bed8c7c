/* vcc 0.1.0 wrote this from floats_of_ints.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] restrict | out float y[n] restrict */
/* An int is rounded once, with or without `double` between; a product of it and a number, twice. */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void floats_of_ints(int n, const int *restrict x, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const double t_v = (double)3.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_f64x2 t_v0 =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(x_v, x_v, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t_v1 =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(x_v, x_v, 2, 3),
                vcc_f64x2);
            const vcc_f64x2 t2_v0 = t_v0 * t2_v;
            const vcc_f64x2 t2_v1 = t_v1 * t2_v;
            const vcc_f32x2 t3_v = __builtin_convertvector(t2_v0, vcc_f32x2);
            const vcc_f32x2 t4_v = __builtin_convertvector(t2_v1, vcc_f32x2);
            const vcc_f32x4 t5_v = __builtin_shufflevector(t3_v, t4_v, 0, 1, 2, 3);
            const vcc_f32x4 y_new_v = __builtin_convertvector((vcc_i32x4)x_v, vcc_f32x4) + t5_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(double)x[i] + (float)(x[i] * 3.0);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (float)(double)x[i] + (float)(x[i] * 3.0);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
