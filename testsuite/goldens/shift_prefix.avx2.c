/* vcc 0.1.0 wrote this from shift_prefix.c for avx2 */
/* kernel: int n | inout i32 a[n+1] */
/* Forward: reads ahead of what it writes. */
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
void shift_prefix(int n, int *a)
{
    {
        int i = 0;
        /* vcc: line 5: 8 lanes x 4, then 4, avx2 */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~31UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k + 8));
                const __m256i a_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k + 16));
                const __m256i a_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k + 24));
                _mm256_storeu_si256((__m256i *)(void *)(a + k), a_v0);
                _mm256_storeu_si256((__m256i *)(void *)(a + k + 8), a_v1);
                _mm256_storeu_si256((__m256i *)(void *)(a + k + 16), a_v2);
                _mm256_storeu_si256((__m256i *)(void *)(a + k + 24), a_v3);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + 1 + k));
                _mm_storeu_si128((__m128i *)(void *)(a + k), a_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            a[i] = a[i + 1];
        }
    }
}
