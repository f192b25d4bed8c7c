/* vcc 0.1.0 wrote this from float_to_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | inout double y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void float_to_double(int n, const float *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f64x2 y_v0 = *(const vcc_f64x2 *)(const void *)(y + at);
                const vcc_f64x2 y_v1 = *(const vcc_f64x2 *)(const void *)(y + at + 2);
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + at);
                const vcc_f64x2 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1), vcc_f64x2);
                const vcc_f64x2 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 2, 3), vcc_f64x2);
                const vcc_f64x2 y_new_v0 = y_v0 + t_v0;
                const vcc_f64x2 y_new_v1 = y_v1 + t_v1;
                *(vcc_f64x2 *)(void *)(y + at) = y_new_v0;
                *(vcc_f64x2 *)(void *)(y + at + 2) = y_new_v1;
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] += x[i];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] += x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
