/* vcc 0.1.0 wrote this from double_to_float.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void double_to_float(int n, const double *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256d t_v = _mm256_set1_pd(0.5);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m128 y_new_v0 = _mm256_cvtpd_ps(_mm256_mul_pd(_mm256_loadu_pd(x + k), t_v));
            const __m128 y_new_v1 = _mm256_cvtpd_ps(_mm256_mul_pd(_mm256_loadu_pd(x + k + 4), t_v));
            _mm_storeu_ps(y + k, y_new_v0);
            _mm_storeu_ps(y + k + 4, y_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 y_new_v = _mm256_cvtpd_ps(_mm256_mul_pd(_mm256_loadu_pd(x + k), t_v));
            _mm_storeu_ps(y + k, y_new_v);
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
