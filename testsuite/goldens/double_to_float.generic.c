/* vcc 0.1.0 wrote this from double_to_float.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out float y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void double_to_float(int n, const double *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 2, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const double t_v = (double)0.5;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f64x2 t_v0 = *(const vcc_f64x2 *)(const void *)(x + k) * t2_v;
            const vcc_f64x2 t_v1 = *(const vcc_f64x2 *)(const void *)(x + k + 2) * t2_v;
            const vcc_f32x2 y_new_v0 = __builtin_convertvector(t_v0, vcc_f32x2);
            const vcc_f32x2 y_new_v1 = __builtin_convertvector(t_v1, vcc_f32x2);
            *(vcc_f32x2 *)(void *)(y + k) = y_new_v0;
            *(vcc_f32x2 *)(void *)(y + k + 2) = y_new_v1;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(x[i] * 0.5);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (float)(x[i] * 0.5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
