/* vcc 0 wrote this from input.c for sse2; flags:  */
#define BODY(m) if (x[i] > t) y[i] = x[i]; if (x[i] > m) m = x[i];
int f(int n, int t, const int *x, int *y);
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <emmintrin.h>
int f(int n, int t, const int *x, int *y)
{
    int most = -2147483647, i = 0;
    if (n)
        {
            /* vcc: line 7: 8 lanes, sse2 */
            {
                if (n >= 9) {
                    const unsigned int t1 = ((unsigned int)n - 1u) & ~7u;
                    const unsigned long end = (unsigned long)t1;
                    const __m128i t_v = _mm_set1_epi32((int)(t));
                    const __m128i start_v = _mm_set1_epi32((int)(most));
                    __m128i most_v0 = start_v;
                    __m128i most_v1 = start_v;
                    unsigned long k;
                    __m128i t8;
                    __m128i t9;
                    __m128i t10;
                    __m128i t11;
                    __m128i t12;
                    __m128i t13;
                    __m128i t14;
                    __m128i t15;
                    unsigned int best;
                    for (k = 0; k < end; k += 8) {
                        const __m128i x_v0 = _mm_loadu_si128((const void *)(x + k));
                        const __m128i x_v1 = _mm_loadu_si128((const void *)((x + k) + 4));
                        const __m128i mask0 = _mm_cmpgt_epi32(x_v0, t_v);
                        const __m128i mask1 = _mm_cmpgt_epi32(x_v1, t_v);
                        const __m128i t3 = _mm_or_si128(mask0, mask1);
                        const int t2 = _mm_movemask_epi8(t3) != 0;
                        __m128i t6;
                        __m128i t7;
                        __m128i t_v2;
                        __m128i t_v3;
                        if (t2) {
                            const __m128i t5 = _mm_and_si128(mask0, mask1);
                            const int t4 = _mm_movemask_epi8(t5) == 0xffff;
                            __m128i kept_v0;
                            __m128i kept_v1;
                            __m128i t_v0;
                            __m128i t_v1;
                            if (t4) {
                                kept_v0 = x_v0;
                                kept_v1 = x_v1;
                            } else {
                                const __m128i y_v0 = _mm_loadu_si128((const void *)(y + k));
                                const __m128i y_v1 = _mm_loadu_si128((const void *)((y + k) + 4));
                                kept_v0 = y_v0;
                                kept_v1 = y_v1;
                            }
                            t_v0 = _mm_or_si128(_mm_and_si128(mask0, x_v0), _mm_andnot_si128(mask0, kept_v0));
                            t_v1 = _mm_or_si128(_mm_and_si128(mask1, x_v1), _mm_andnot_si128(mask1, kept_v1));
                            _mm_storeu_si128((void *)(y + k), t_v0);
                            _mm_storeu_si128((void *)((y + k) + 4), t_v1);
                        }
                        t6 = _mm_cmpgt_epi32(most_v0, x_v0);
                        t7 = _mm_cmpgt_epi32(most_v1, x_v1);
                        t_v2 = _mm_or_si128(_mm_and_si128(t6, most_v0), _mm_andnot_si128(t6, x_v0));
                        t_v3 = _mm_or_si128(_mm_and_si128(t7, most_v1), _mm_andnot_si128(t7, x_v1));
                        most_v0 = t_v2;
                        most_v1 = t_v3;
                    }
                    t8 = _mm_cmpgt_epi32(most_v0, most_v1);
                    t9 = _mm_or_si128(_mm_and_si128(t8, most_v0), _mm_andnot_si128(t8, most_v1));
                    t10 = _mm_srli_si128(t9, 8);
                    t11 = _mm_cmpgt_epi32(t9, t10);
                    t12 = _mm_or_si128(_mm_and_si128(t11, t9), _mm_andnot_si128(t11, t10));
                    t13 = _mm_srli_si128(t12, 4);
                    t14 = _mm_cmpgt_epi32(t12, t13);
                    t15 = _mm_or_si128(_mm_and_si128(t14, t12), _mm_andnot_si128(t14, t13));
                    best = (unsigned int)_mm_cvtsi128_si32(t15);
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
