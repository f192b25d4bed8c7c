/* vcc 0.1.0 wrote this from reverse_loop.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | inout double y[n] */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void reverse_loop(int n, const double *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 4, generic; runs if y and x are far enough apart */
    int i_done = n - 1;
    if (i_done >= 7) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~7UL;
        const unsigned long t =
            (unsigned long)((const char *)x + (long)((unsigned long)i_done * 8)) - (unsigned long)((char *)y + (long)((unsigned long)i_done * 8));
        if (t - 1 >= 63) {
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 2;
                    double *const y_s = y + (long)i_done - at;
                    const vcc_f64x2 x_v =
                        *(const vcc_f64x2 *)(const void *)(x + (long)i_done - at - 1);
                    const vcc_f64x2 y_new_v = x_v - *(const vcc_f64x2 *)(const void *)(y_s - 1);
                    *(vcc_f64x2 *)(void *)(y_s - 1) = y_new_v;
                }
            }
            i_done = (int)((unsigned int)i_done - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] - y[i];
    }
#else
    for (int i = n - 1; i >= 0; i--)
        y[i] = x[i] - y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
