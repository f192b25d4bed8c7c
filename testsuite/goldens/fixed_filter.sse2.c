/* vcc 0.1.0 wrote this from fixed_filter.c for sse2 */
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <emmintrin.h>
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
    {
        int i = 0;
        /* vcc: line 5: 8 lanes, sse2 */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const __m128i t_v = _mm_set1_epi32((int)(3));
            const __m128i t2_v = _mm_set1_epi32((int)(11));
            const __m128i t3_v = _mm_set1_epi32((int)(16));
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m128i x_v = _mm_loadu_si128((const void *)(x + k));
                const __m128i t4_v = _mm_srli_si128(x_v, 8);
                const __m128i t_v0 = _mm_unpacklo_epi16(x_v, _mm_srai_epi16(x_v, 15));
                const __m128i t_v1 = _mm_unpacklo_epi16(t4_v, _mm_srai_epi16(t4_v, 15));
                const __m128i t2_v0 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t_v0, t_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t_v0, 32),
                    _mm_srli_epi64(t_v, 32)), 8));
                const __m128i t2_v1 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t_v1, t_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t_v1, 32),
                    _mm_srli_epi64(t_v, 32)), 8));
                const __m128i x2_v = _mm_loadu_si128((const void *)(x + 1 + k));
                const __m128i t5_v = _mm_srli_si128(x2_v, 8);
                const __m128i t3_v0 = _mm_unpacklo_epi16(x2_v, _mm_srai_epi16(x2_v, 15));
                const __m128i t3_v1 = _mm_unpacklo_epi16(t5_v, _mm_srai_epi16(t5_v, 15));
                const __m128i t4_v0 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t3_v0, t2_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t3_v0, 32),
                    _mm_srli_epi64(t2_v, 32)), 8));
                const __m128i t4_v1 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t3_v1, t2_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t3_v1, 32),
                    _mm_srli_epi64(t2_v, 32)), 8));
                const __m128i t5_v0 = _mm_add_epi32(t2_v0, t4_v0);
                const __m128i t5_v1 = _mm_add_epi32(t2_v1, t4_v1);
                const __m128i x3_v = _mm_loadu_si128((const void *)(x + 2 + k));
                const __m128i t6_v = _mm_srli_si128(x3_v, 8);
                const __m128i t6_v0 = _mm_unpacklo_epi16(x3_v, _mm_srai_epi16(x3_v, 15));
                const __m128i t6_v1 = _mm_unpacklo_epi16(t6_v, _mm_srai_epi16(t6_v, 15));
                const __m128i t7_v0 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t6_v0, t2_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t6_v0, 32),
                    _mm_srli_epi64(t2_v, 32)), 8));
                const __m128i t7_v1 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t6_v1, t2_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t6_v1, 32),
                    _mm_srli_epi64(t2_v, 32)), 8));
                const __m128i t8_v0 = _mm_add_epi32(t5_v0, t7_v0);
                const __m128i t8_v1 = _mm_add_epi32(t5_v1, t7_v1);
                const __m128i x4_v = _mm_loadu_si128((const void *)(x + 3 + k));
                const __m128i t7_v = _mm_srli_si128(x4_v, 8);
                const __m128i t9_v0 = _mm_unpacklo_epi16(x4_v, _mm_srai_epi16(x4_v, 15));
                const __m128i t9_v1 = _mm_unpacklo_epi16(t7_v, _mm_srai_epi16(t7_v, 15));
                const __m128i t10_v0 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t9_v0, t_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t9_v0, 32),
                    _mm_srli_epi64(t_v, 32)), 8));
                const __m128i t10_v1 =
                    _mm_unpacklo_epi32(_mm_shuffle_epi32(_mm_mul_epu32(t9_v1, t_v), 8),
                    _mm_shuffle_epi32(_mm_mul_epu32(_mm_srli_epi64(t9_v1, 32),
                    _mm_srli_epi64(t_v, 32)), 8));
                const __m128i t11_v0 = _mm_add_epi32(t8_v0, t10_v0);
                const __m128i t11_v1 = _mm_add_epi32(t8_v1, t10_v1);
                const __m128i t12_v0 = _mm_add_epi32(t11_v0, t3_v);
                const __m128i t12_v1 = _mm_add_epi32(t11_v1, t3_v);
                const __m128i t13_v0 = _mm_srai_epi32(t12_v0, 5);
                const __m128i t13_v1 = _mm_srai_epi32(t12_v1, 5);
                const __m128i y_new_v = _mm_srai_epi32(_mm_slli_epi32(t13_v0, 16), 16);
                const __m128i y_new2_v = _mm_srai_epi32(_mm_slli_epi32(t13_v1, 16), 16);
                const __m128i y_new3_v = _mm_packs_epi32(y_new_v, y_new2_v);
                _mm_storeu_si128((void *)(y + k), y_new3_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
        }
    }
}
