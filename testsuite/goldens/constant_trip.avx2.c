/* vcc 0.1.0 wrote this from constant_trip.c for avx2 */
/* kernel: in float x[100] | out float y[100] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void constant_trip(const float *restrict x, float *restrict y)
{
    {
        int i = 0;
        /* vcc: line 4: 8 lanes x 4, then 4, avx2 */
        {
            const __m256 t_v = _mm256_set1_ps(3.0f);
            const __m256 t2_v = _mm256_set1_ps(1.0f);
            unsigned long k;
            for (k = 0; k < 96UL; k += 32) {
                const __m256 t_v0 = _mm256_mul_ps(_mm256_loadu_ps(x + k), t_v);
                const __m256 t_v1 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 8), t_v);
                const __m256 t_v2 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 16), t_v);
                const __m256 t_v3 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 24), t_v);
                const __m256 y_new_v0 = _mm256_add_ps(t_v0, t2_v);
                const __m256 y_new_v1 = _mm256_add_ps(t_v1, t2_v);
                const __m256 y_new_v2 = _mm256_add_ps(t_v2, t2_v);
                const __m256 y_new_v3 = _mm256_add_ps(t_v3, t2_v);
                _mm256_storeu_ps(y + k, y_new_v0);
                _mm256_storeu_ps(y + k + 8, y_new_v1);
                _mm256_storeu_ps(y + k + 16, y_new_v2);
                _mm256_storeu_ps(y + k + 24, y_new_v3);
            }
            const __m128 t3_v = _mm_set1_ps(3.0f);
            const __m128 t4_v = _mm_set1_ps(1.0f);
            /* what is left, one vector at a time */
            for (; k < 100UL; k += 4) {
                const __m128 y_new_v = _mm_add_ps(_mm_mul_ps(_mm_loadu_ps(x + k), t3_v), t4_v);
                _mm_storeu_ps(y + k, y_new_v);
            }
            i = 100;
        }
        /* remaining iterations */
        for (; i < 100; i++) {
            __asm__ __volatile__("");
            y[i] = x[i] * 3.0f + 1.0f;
        }
    }
}
