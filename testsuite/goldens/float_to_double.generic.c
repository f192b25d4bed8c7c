/* vcc 0.1.0 wrote this from float_to_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | inout double y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void float_to_double(int n, const float *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 2, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 2;
                const vcc_f32x2 x_v = *(const vcc_f32x2 *)(const void *)(x + at);
                const vcc_f64x2 t_v = __builtin_convertvector(x_v, vcc_f64x2);
                const vcc_f64x2 y_new_v = *(const vcc_f64x2 *)(const void *)(y + at) + t_v;
                *(vcc_f64x2 *)(void *)(y + at) = y_new_v;
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
