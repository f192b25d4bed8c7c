/* vcc 0.1.0 wrote this from two_dimensional.c for avx2 */
/* kernel: int n | inout float a[4*n] */
/* The inner loop is the candidate. */
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
void two_dimensional(int n, float *a)
{
    for (int row = 0; row < 4; row++)
        {
            int i = 0;
            /* vcc: line 6: 8 lanes x 4, then 4, avx2 */
            if (n >= 4) {
                const unsigned long end = (unsigned long)n & ~3UL;
                const unsigned long wide_end = end & ~31UL;
                float *const a_s = a + (long)(int)((unsigned int)row * (unsigned int)n);
                const __m256 t_v = _mm256_set1_ps(2.0f);
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    const __m256 a_new_v0 = _mm256_mul_ps(_mm256_loadu_ps(a_s + k), t_v);
                    const __m256 a_new_v1 = _mm256_mul_ps(_mm256_loadu_ps(a_s + k + 8), t_v);
                    const __m256 a_new_v2 = _mm256_mul_ps(_mm256_loadu_ps(a_s + k + 16), t_v);
                    const __m256 a_new_v3 = _mm256_mul_ps(_mm256_loadu_ps(a_s + k + 24), t_v);
                    _mm256_storeu_ps(a_s + k, a_new_v0);
                    _mm256_storeu_ps(a_s + k + 8, a_new_v1);
                    _mm256_storeu_ps(a_s + k + 16, a_new_v2);
                    _mm256_storeu_ps(a_s + k + 24, a_new_v3);
                }
                const __m128 t2_v = _mm_set1_ps(2.0f);
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const __m128 a_new_v = _mm_mul_ps(_mm_loadu_ps(a_s + k), t2_v);
                    _mm_storeu_ps(a_s + k, a_new_v);
                }
                i = (int)end;
            }
            /* remaining iterations */
            for (; i < n; i++) {
                __asm__ __volatile__("");
                a[row * n + i] *= 2.0f;
            }
        }
}
