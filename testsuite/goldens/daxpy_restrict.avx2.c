/* vcc 0.1.0 wrote this from daxpy_restrict.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: long n | double a | in double x[n] | inout double y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void daxpy_restrict(long n, double a, const double *restrict x, double *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 4, avx2 */
    long i_done = 0;
    if (0L < n && (unsigned long)n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256d a_v = _mm256_set1_pd(a);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m256d t_v = _mm256_mul_pd(a_v, _mm256_loadu_pd(x + at));
                const __m256d y_new_v = _mm256_add_pd(_mm256_loadu_pd(y + at), t_v);
                _mm256_storeu_pd(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256d t2_v = _mm256_mul_pd(a_v, _mm256_loadu_pd(x + k));
            const __m256d y_new2_v = _mm256_add_pd(_mm256_loadu_pd(y + k), t2_v);
            _mm256_storeu_pd(y + k, y_new2_v);
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
