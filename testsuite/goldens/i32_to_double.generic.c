/* vcc 0.1.0 wrote this from i32_to_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out double y[n] */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void i32_to_double(int n, const int *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const double t_v = (double)3.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_f64x2 t_v0 =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(x_v0, x_v0, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t_v1 =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(x_v0, x_v0, 2, 3),
                vcc_f64x2);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_f64x2 t_v2 =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(x_v1, x_v1, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t_v3 =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(x_v1, x_v1, 2, 3),
                vcc_f64x2);
            const vcc_f64x2 y_new_v0 = t_v0 / t2_v;
            const vcc_f64x2 y_new_v1 = t_v1 / t2_v;
            const vcc_f64x2 y_new_v2 = t_v2 / t2_v;
            const vcc_f64x2 y_new_v3 = t_v3 / t2_v;
            *(vcc_f64x2 *)(void *)(y + k) = y_new_v0;
            *(vcc_f64x2 *)(void *)(y + k + 2) = y_new_v1;
            *(vcc_f64x2 *)(void *)(y + k + 4) = y_new_v2;
            *(vcc_f64x2 *)(void *)(y + k + 4 + 2) = y_new_v3;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] / 3.0;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] / 3.0;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
