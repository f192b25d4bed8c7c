/* vcc 0.1.0 wrote this from floats_of_ints.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] restrict | out float y[n] restrict */
/* An int is rounded once, with or without `double` between; a product of it and a number, twice. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void floats_of_ints(int n, const int *restrict x, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(3.0);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128 t2_v = _mm256_cvtpd_ps(_mm256_mul_pd(_mm256_cvtepi32_pd(x_v), t_v));
            _mm_storeu_ps(y + k, _mm_add_ps(_mm_cvtepi32_ps(x_v), t2_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(double)x[i] + (float)(x[i] * 3.0);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (float)(double)x[i] + (float)(x[i] * 3.0);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
