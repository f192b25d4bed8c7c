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
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
#endif
void i32_to_double(int n, const int *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes, generic */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const double t_v = (double)3.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_u32x2 x_v = *(const vcc_u32x2 *)(const void *)(x + k);
            const vcc_f64x2 y_new_v = __builtin_convertvector((vcc_i32x2)x_v, vcc_f64x2) / t2_v;
            *(vcc_f64x2 *)(void *)(y + k) = y_new_v;
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
