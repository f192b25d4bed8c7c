/* vcc 0.1.0 wrote this from absolute_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out double y[n] */
double fabs(double);

#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void absolute_double(int n, const double *x, double *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 2 lanes x 4, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 2;
                const vcc_f64x2 x_v = *(const vcc_f64x2 *)(const void *)(x + at);
                const vcc_f64x2 t_v =
                    (vcc_f64x2)((vcc_u64x2)x_v & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
                *(vcc_f64x2 *)(void *)(y + at) = -t_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = -fabs(x[i]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = -fabs(x[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
