/* vcc 0 wrote this from input.c for sse2 */
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
#include <emmintrin.h>
int f(int n, int t, const int *x, int *y)
{
    int most = -2147483647, i = 0;
    if (n)
        {
            /* vcc: line 7: 8 lanes, sse2 */
            if (n >= 9) {
                const unsigned int t2 = ((unsigned int)n - 1u) & ~7u;
                const __m128i t_v = _mm_set1_epi32((int)t);
                const __m128i start_v = _mm_set1_epi32((int)most);
                __m128i most_v0 = start_v;
                __m128i most_v1 = start_v;
                unsigned long k;
                for (k = 0; k < (unsigned long)t2; k += 8) {
                    const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
                    const __m128i x_v1 =
                        _mm_loadu_si128((const __m128i *)(const void *)(x + k + 4));
                    const __m128i mask_v0 = _mm_cmpgt_epi32(x_v0, t_v);
                    const __m128i mask_v1 = _mm_cmpgt_epi32(x_v1, t_v);
                    __m128i t2_v;
                    __m128i t3_v;
                    __m128i t_v0;
                    __m128i t_v1;
                    if (_mm_movemask_epi8(_mm_or_si128(mask_v0, mask_v1)) != 0) {
                        __m128i kept_v0;
                        __m128i kept_v1;
                        __m128i t2_v0;
                        __m128i t2_v1;
                        if (_mm_movemask_epi8(_mm_and_si128(mask_v0, mask_v1)) == 0xffff) {
                            kept_v0 = x_v0;
                            kept_v1 = x_v1;
                        } else {
                            const __m128i y_v0 =
                                _mm_loadu_si128((const __m128i *)(const void *)(y + k));
                            const __m128i y_v1 =
                                _mm_loadu_si128((const __m128i *)(const void *)(y + k + 4));
                            kept_v0 = y_v0;
                            kept_v1 = y_v1;
                        }
                        t2_v0 =
                            _mm_or_si128(_mm_and_si128(mask_v0, x_v0),
                            _mm_andnot_si128(mask_v0, kept_v0));
                        t2_v1 =
                            _mm_or_si128(_mm_and_si128(mask_v1, x_v1),
                            _mm_andnot_si128(mask_v1, kept_v1));
                        _mm_storeu_si128((__m128i *)(void *)(y + k), t2_v0);
                        _mm_storeu_si128((__m128i *)(void *)(y + k + 4), t2_v1);
                    }
                    t2_v = _mm_cmpgt_epi32(most_v0, x_v0);
                    t3_v = _mm_cmpgt_epi32(most_v1, x_v1);
                    t_v0 = _mm_or_si128(_mm_and_si128(t2_v, most_v0), _mm_andnot_si128(t2_v, x_v0));
                    t_v1 = _mm_or_si128(_mm_and_si128(t3_v, most_v1), _mm_andnot_si128(t3_v, x_v1));
                    most_v0 = t_v0;
                    most_v1 = t_v1;
                }
                {
                    const __m128i best_v = _mm_cmpgt_epi32(most_v0, most_v1);
                    const __m128i best2_v =
                        _mm_or_si128(_mm_and_si128(best_v, most_v0),
                        _mm_andnot_si128(best_v, most_v1));
                    const __m128i best3_v = _mm_srli_si128(best2_v, 8);
                    const __m128i best4_v = _mm_cmpgt_epi32(best2_v, best3_v);
                    const __m128i best5_v =
                        _mm_or_si128(_mm_and_si128(best4_v, best2_v),
                        _mm_andnot_si128(best4_v, best3_v));
                    const __m128i best6_v = _mm_srli_si128(best5_v, 4);
                    const __m128i best7_v = _mm_cmpgt_epi32(best5_v, best6_v);
                    const __m128i best8_v =
                        _mm_or_si128(_mm_and_si128(best7_v, best5_v),
                        _mm_andnot_si128(best7_v, best6_v));
                    const unsigned int best = (unsigned int)_mm_cvtsi128_si32(best8_v);
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
