/* vcc 0.1.0 wrote this from widen_i8_f32.c for avx2 */
/* kernel: int n | in i8 x[n] | float s | out float y[n] */
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
void widen_i8_f32(int n, const signed char *x, float s, float *y)
{
    int i;
    /* vcc: line 5: 32 lanes x 2, then 8, avx2; runs if x and y do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)x + end <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)x)) {
            const unsigned long wide_end = end & ~63UL;
            const __m256 s_v = _mm256_set1_ps(s);
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m128i t_v0 = _mm256_castsi256_si128(x_v0);
                const __m128i t2_v0 = _mm256_extracti128_si256(x_v0, 1);
                const __m256i t3_v0 = _mm256_cvtepi8_epi32(_mm256_castsi256_si128(x_v0));
                const __m256i t4_v0 = _mm256_cvtepi8_epi32(_mm_srli_si128(t_v0, 8));
                const __m256i t5_v0 = _mm256_cvtepi8_epi32(_mm256_extracti128_si256(x_v0, 1));
                const __m256i t6_v0 = _mm256_cvtepi8_epi32(_mm_srli_si128(t2_v0, 8));
                const __m256 t7_v0 = _mm256_cvtepi32_ps(t3_v0);
                const __m256 t7_v1 = _mm256_cvtepi32_ps(t4_v0);
                const __m256 t7_v2 = _mm256_cvtepi32_ps(t5_v0);
                const __m256 t7_v3 = _mm256_cvtepi32_ps(t6_v0);
                const __m256i x_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 32));
                const __m128i t_v1 = _mm256_castsi256_si128(x_v1);
                const __m128i t2_v1 = _mm256_extracti128_si256(x_v1, 1);
                const __m256i t3_v1 = _mm256_cvtepi8_epi32(_mm256_castsi256_si128(x_v1));
                const __m256i t4_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(t_v1, 8));
                const __m256i t5_v1 = _mm256_cvtepi8_epi32(_mm256_extracti128_si256(x_v1, 1));
                const __m256i t6_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(t2_v1, 8));
                const __m256 t7_v4 = _mm256_cvtepi32_ps(t3_v1);
                const __m256 t7_v5 = _mm256_cvtepi32_ps(t4_v1);
                const __m256 t7_v6 = _mm256_cvtepi32_ps(t5_v1);
                const __m256 t7_v7 = _mm256_cvtepi32_ps(t6_v1);
                const __m256 y_new_v0 = _mm256_mul_ps(s_v, t7_v0);
                const __m256 y_new_v1 = _mm256_mul_ps(s_v, t7_v1);
                const __m256 y_new_v2 = _mm256_mul_ps(s_v, t7_v2);
                const __m256 y_new_v3 = _mm256_mul_ps(s_v, t7_v3);
                const __m256 y_new_v4 = _mm256_mul_ps(s_v, t7_v4);
                const __m256 y_new_v5 = _mm256_mul_ps(s_v, t7_v5);
                const __m256 y_new_v6 = _mm256_mul_ps(s_v, t7_v6);
                const __m256 y_new_v7 = _mm256_mul_ps(s_v, t7_v7);
                _mm256_storeu_ps(y + k, y_new_v0);
                _mm256_storeu_ps(y + k + 8, y_new_v1);
                _mm256_storeu_ps(y + k + 16, y_new_v2);
                _mm256_storeu_ps(y + k + 24, y_new_v3);
                _mm256_storeu_ps(y + k + 32, y_new_v4);
                _mm256_storeu_ps(y + k + 32 + 8, y_new_v5);
                _mm256_storeu_ps(y + k + 32 + 16, y_new_v6);
                _mm256_storeu_ps(y + k + 32 + 24, y_new_v7);
            }
            const __m256 s2_v = _mm256_set1_ps(s);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
                const __m256 t_v = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(x_v));
                _mm256_storeu_ps(y + k, _mm256_mul_ps(s2_v, t_v));
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        y[i] = s * (float)x[i];
    }
}
