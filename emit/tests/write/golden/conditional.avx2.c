/* vcc 0 wrote this from input.c for avx2; flags:  */
#define BODY(m) if (x[i] > t) y[i] = x[i]; if (x[i] > m) m = x[i];
int f(int n, int t, const int *x, int *y);
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <immintrin.h>
__attribute__((__target__("avx2")))
int f(int n, int t, const int *x, int *y)
{
    int most = -2147483647, i = 0;
    if (n)
        {
            /* vcc: line 7: 8 lanes, avx2 */
            {
                if (n >= 9) {
                    const unsigned int t1 = ((unsigned int)n - 1u) & ~7u;
                    const unsigned long end = (unsigned long)t1;
                    const __m256i t_v = _mm256_set1_epi32((int)(t));
                    const __m256i start_v = _mm256_set1_epi32((int)(most));
                    __m256i most_v = start_v;
                    unsigned long k;
                    __m128i t4;
                    __m128i t5;
                    __m128i t6;
                    __m128i t7;
                    __m128i t8;
                    __m128i t9;
                    __m128i t10;
                    unsigned int best;
                    for (k = 0; k < end; k += 8) {
                        const __m256i x_v = _mm256_loadu_si256((const void *)(x + k));
                        const __m256i mask = _mm256_cmpgt_epi32(x_v, t_v);
                        if (!_mm256_testz_si256(mask, mask)) {
                            __m256i kept_v;
                            if (_mm256_testc_si256(mask, _mm256_set1_epi32(-1))) {
                                kept_v = x_v;
                            } else {
                                const __m256i y_v = _mm256_loadu_si256((const void *)(y + k));
                                kept_v = y_v;
                            }
                            _mm256_storeu_si256((void *)(y + k), _mm256_blendv_epi8(kept_v, x_v, mask));
                        }
                        most_v = _mm256_max_epi32(most_v, x_v);
                    }
                    t4 = _mm256_castsi256_si128(most_v);
                    t5 = _mm256_extracti128_si256(most_v, 1);
                    t6 = _mm_max_epi32(t4, t5);
                    t7 = _mm_srli_si128(t6, 8);
                    t8 = _mm_max_epi32(t6, t7);
                    t9 = _mm_srli_si128(t8, 4);
                    t10 = _mm_max_epi32(t8, t9);
                    best = (unsigned int)_mm_cvtsi128_si32(t10);
                    most = (int)best;
                    i = (int)((unsigned int)i + t1);
                }
            }
            do { __asm__ __volatile__(""); {
#if 1
            BODY(most) /* both */
#endif
        } } while (++i < n);
        }
    return most;
}
