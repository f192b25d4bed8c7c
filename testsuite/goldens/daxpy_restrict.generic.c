/* vcc 0.1.0 wrote this from daxpy_restrict.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: long n | double a | in double x[n] | inout double y[n] restrict */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void daxpy_restrict(long n, double a, const double *restrict x, double *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 4, generic */
    long i_done = 0;
    if (0L < n && (unsigned long)n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const double a_v = (double)a;
        const vcc_f64x2 a2_v = __extension__ (vcc_f64x2){a_v, a_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 2;
                const vcc_f64x2 t_v = a2_v * *(const vcc_f64x2 *)(const void *)(x + at);
                const vcc_f64x2 y_new_v = *(const vcc_f64x2 *)(const void *)(y + at) + t_v;
                *(vcc_f64x2 *)(void *)(y + at) = y_new_v;
            }
        }
        i_done = (long)end;
    }
    /* remaining iterations */
    for (long i = i_done; i < n; ++i) {
        VCC_KEEP_SCALAR;
        y[i] += a * x[i];
    }
#else
    for (long i = 0; i < n; ++i)
        y[i] += a * x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
