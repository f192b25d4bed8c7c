/* vcc 0.1.0 wrote this from reverse_loop.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | inout double y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void reverse_loop(int n, const double *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 4, avx2; runs if y and x are far enough apart */
    int i_done = n - 1;
    if (i_done >= 3) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t =
            (unsigned long)((const char *)x + (long)((unsigned long)i_done * 8)) - (unsigned long)((char *)y + (long)((unsigned long)i_done * 8));
        if (t - 1 >= 127) {
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    double *const y_s = y + (long)i_done - at;
                    const __m256d y_v = _mm256_loadu_pd(y_s - 3);
                    const __m256d y_new_v =
                        _mm256_sub_pd(_mm256_loadu_pd(x + (long)i_done - at - 3), y_v);
                    _mm256_storeu_pd(y_s - 3, y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                double *const y_s2 = y + (long)i_done - k;
                const __m256d y2_v = _mm256_loadu_pd(y_s2 - 3);
                const __m256d y_new2_v =
                    _mm256_sub_pd(_mm256_loadu_pd(x + (long)i_done - k - 3), y2_v);
                _mm256_storeu_pd(y_s2 - 3, y_new2_v);
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
