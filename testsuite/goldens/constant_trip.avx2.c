/* vcc 0.1.0 wrote this from constant_trip.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: in float x[100] | out float y[100] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void constant_trip(const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    {
        const unsigned long last = 100UL - 8UL;
        const __m256 t_v = _mm256_set1_ps(3.0f);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256 y_new_last_v =
            _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + last), t_v), t2_v);
        unsigned long k;
        for (k = 0; k < 96UL; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_new_v =
                    _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + at), t_v), t2_v);
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < 96UL; k += 8) {
            const __m256 y_new2_v = _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + k), t_v), t2_v);
            _mm256_storeu_ps(y + k, y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
    }
    VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < 100; i++)
        y[i] = x[i] * 3.0f + 1.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
