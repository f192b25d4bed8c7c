/* vcc 0 wrote this from input.c for avx2 */
#define BODY(m) if (x[i] > t) y[i] = x[i]; if (x[i] > m) m = x[i];
int f(int n, int t, const int *x, int *y);
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
int f(int n, int t, const int *x, int *y)
{
    int most = -2147483647, i = 0;
    if (n)
        {
            /* vcc: line 7: 8 lanes, avx2 */
            if (n >= 9) {
                const unsigned int t2 = ((unsigned int)n - 1u) & ~7u;
                const __m256i t_v = _mm256_set1_epi32((int)t);
                __m256i most_v = _mm256_set1_epi32((int)most);
                unsigned long k;
                for (k = 0; k < (unsigned long)t2; k += 8) {
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                    const __m256i mask_v = _mm256_cmpgt_epi32(x_v, t_v);
                    if (_mm256_movemask_epi8(mask_v) != 0) {
                        __m256i kept_v;
                        __m256i t2_v;
                        if (_mm256_movemask_epi8(mask_v) == -1) {
                            kept_v = x_v;
                        } else {
                            const __m256i y_v =
                                _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
                            kept_v = y_v;
                        }
                        t2_v = _mm256_blendv_epi8(kept_v, x_v, mask_v);
                        _mm256_storeu_si256((__m256i *)(void *)(y + k), t2_v);
                    }
                    most_v = _mm256_max_epi32(most_v, x_v);
                }
                {
                    const __m128i best_v = _mm256_extracti128_si256(most_v, 1);
                    const __m128i best2_v = _mm_max_epi32(_mm256_castsi256_si128(most_v), best_v);
                    const __m128i best3_v = _mm_max_epi32(best2_v, _mm_srli_si128(best2_v, 8));
                    const __m128i best4_v = _mm_max_epi32(best3_v, _mm_srli_si128(best3_v, 4));
                    const unsigned int best = (unsigned int)_mm_cvtsi128_si32(best4_v);
                    most = (int)best;
                    i = (int)((unsigned int)i + t2);
                }
            }
        /* remaining iterations */
        do {
            __asm__ __volatile__("");
#if 1
            BODY(most) /* both */
#endif
        } while (++i < n);
        }
    return most;
}
