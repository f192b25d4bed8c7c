/* vcc 0.1.0 wrote this from variable_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | out float y[5*n+5] restrict | in float x[5*n+5] restrict */
/* The length of the rows is a parameter. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_rows(int n, float y[restrict][n], const float x[restrict][n])
{
    for (int row = 0; row < 5; row++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
        if (n >= 8) {
            const unsigned long end = ((unsigned long)n - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long last = (unsigned long)n - 8;
            const unsigned long t = (unsigned long)row * (unsigned long)n;
            const char *const x_s = (const char *)x + t * 4;
            const __m256 t_v = _mm256_set1_ps(2.0f);
            const __m256 t2_v = _mm256_set1_ps(1.0f);
            char *const y_s = (char *)y + t * 4;
            const __m256 x_last_v = _mm256_loadu_ps((const float *)(const void *)(x_s + last * 4));
            const __m256 y_new_last_v = _mm256_add_ps(_mm256_mul_ps(x_last_v, t_v), t2_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256 x_v = _mm256_loadu_ps((const float *)(const void *)(x_s + at * 4));
                    const __m256 y_new_v = _mm256_add_ps(_mm256_mul_ps(x_v, t_v), t2_v);
                    _mm256_storeu_ps((float *)(void *)(y_s + at * 4), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 x2_v = _mm256_loadu_ps((const float *)(const void *)(x_s + k * 4));
                const __m256 y_new2_v = _mm256_add_ps(_mm256_mul_ps(x2_v, t_v), t2_v);
                _mm256_storeu_ps((float *)(void *)(y_s + k * 4), y_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_ps((float *)(void *)(y_s + last * 4), y_new_last_v);
            i = n;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[row][i] = x[row][i] * 2.0f + 1.0f;
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[row][i] = x[row][i] * 2.0f + 1.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
