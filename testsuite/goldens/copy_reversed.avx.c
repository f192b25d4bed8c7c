/* vcc 0.1.0 wrote this from copy_reversed.c for avx */
/* kernel: int n | in i32 x[n] | out i32 y[n] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx")))
void copy_reversed(int n, const int *x, int *y)
{
    int i;
    /* vcc: line 5: 8 lanes x 4, then 8, avx; runs if x and y do not overlap */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        if (t + 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t + (end - 1) * ~3UL) {
            const int *const x_s = x + (long)((unsigned long)n - 1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i x_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((x_s - k) - 7));
                const __m128i x2_v0 = _mm_shuffle_epi32(_mm256_castsi256_si128(x_v0), 0x1b);
                const __m128i x3_v0 = _mm_shuffle_epi32(_mm256_extractf128_si256(x_v0, 1), 0x1b);
                const __m256i x4_v0 =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(x3_v0), x2_v0, 1);
                const __m256i x_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((x_s - k - 8) - 7));
                const __m128i x2_v1 = _mm_shuffle_epi32(_mm256_castsi256_si128(x_v1), 0x1b);
                const __m128i x3_v1 = _mm_shuffle_epi32(_mm256_extractf128_si256(x_v1, 1), 0x1b);
                const __m256i x4_v1 =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(x3_v1), x2_v1, 1);
                const __m256i x_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((x_s - k - 16) - 7));
                const __m128i x2_v2 = _mm_shuffle_epi32(_mm256_castsi256_si128(x_v2), 0x1b);
                const __m128i x3_v2 = _mm_shuffle_epi32(_mm256_extractf128_si256(x_v2, 1), 0x1b);
                const __m256i x4_v2 =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(x3_v2), x2_v2, 1);
                const __m256i x_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((x_s - k - 24) - 7));
                const __m128i x2_v3 = _mm_shuffle_epi32(_mm256_castsi256_si128(x_v3), 0x1b);
                const __m128i x3_v3 = _mm_shuffle_epi32(_mm256_extractf128_si256(x_v3, 1), 0x1b);
                const __m256i x4_v3 =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(x3_v3), x2_v3, 1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), x4_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), x4_v1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 16), x4_v2);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 24), x4_v3);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)((x_s - k) - 7));
                const __m128i x2_v = _mm_shuffle_epi32(_mm256_castsi256_si128(x_v), 0x1b);
                const __m128i x3_v = _mm_shuffle_epi32(_mm256_extractf128_si256(x_v, 1), 0x1b);
                const __m256i x4_v = _mm256_insertf128_si256(_mm256_castsi128_si256(x3_v), x2_v, 1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), x4_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        y[i] = x[n - 1 - i];
    }
}
