/* vcc 0.1.0 wrote this from i32_to_double.c for avx */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out double y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx")))
#endif
void i32_to_double(int n, const int *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes, avx */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(3.0);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256d y_new_v = _mm256_div_pd(_mm256_cvtepi32_pd(x_v), t_v);
            _mm256_storeu_pd(y + k, y_new_v);
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
