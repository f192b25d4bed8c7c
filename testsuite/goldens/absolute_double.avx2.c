/* vcc 0.1.0 wrote this from absolute_double.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out double y[n] */
double fabs(double);

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void absolute_double(int n, const double *x, double *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, avx2; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m256d x_v = _mm256_loadu_pd(x + at);
                const __m256d y_new_v = -_mm256_andnot_pd(_mm256_set1_pd(-0.0), x_v);
                _mm256_storeu_pd(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256d t_v = _mm256_andnot_pd(_mm256_set1_pd(-0.0), _mm256_loadu_pd(x + k));
            _mm256_storeu_pd(y + k, -t_v);
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
