/* vcc 0.1.0 wrote this from mixed_widths.c for sse2 */
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <emmintrin.h>
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
    {
        int i = 0;
        /* vcc: line 5: 16 lanes, sse2 */
        if (n >= 16) {
            const unsigned long end = (unsigned long)n & ~15UL;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const __m128i b_v0 = _mm_loadu_si128((const void *)(b + k));
                const __m128i b_v1 = _mm_loadu_si128((const void *)(b + k + 8));
                const __m128i c_v0 = _mm_loadu_si128((const void *)(c + k));
                const __m128i c_v1 = _mm_loadu_si128((const void *)(c + k + 4));
                const __m128i c_v2 = _mm_loadu_si128((const void *)(c + k + 8));
                const __m128i c_v3 = _mm_loadu_si128((const void *)(c + k + 12));
                const __m128i a_v = _mm_loadu_si128((const void *)(a + k));
                const __m128i t_v = _mm_unpacklo_epi8(a_v, _mm_setzero_si128());
                const __m128i t2_v = _mm_unpacklo_epi8(_mm_srli_si128(a_v, 4), _mm_setzero_si128());
                const __m128i t3_v = _mm_unpacklo_epi8(_mm_srli_si128(a_v, 8), _mm_setzero_si128());
                const __m128i t4_v = _mm_srli_si128(a_v, 12);
                const __m128i t5_v = _mm_unpacklo_epi8(t4_v, _mm_setzero_si128());
                const __m128i t_v0 = _mm_unpacklo_epi16(t_v, _mm_setzero_si128());
                const __m128i t_v1 = _mm_unpacklo_epi16(t2_v, _mm_setzero_si128());
                const __m128i t_v2 = _mm_unpacklo_epi16(t3_v, _mm_setzero_si128());
                const __m128i t_v3 = _mm_unpacklo_epi16(t5_v, _mm_setzero_si128());
                const __m128i t6_v = _mm_srli_si128(b_v0, 8);
                const __m128i t7_v = _mm_srli_si128(b_v1, 8);
                const __m128i t2_v0 = _mm_unpacklo_epi16(b_v0, _mm_srai_epi16(b_v0, 15));
                const __m128i t2_v1 = _mm_unpacklo_epi16(t6_v, _mm_srai_epi16(t6_v, 15));
                const __m128i t2_v2 = _mm_unpacklo_epi16(b_v1, _mm_srai_epi16(b_v1, 15));
                const __m128i t2_v3 = _mm_unpacklo_epi16(t7_v, _mm_srai_epi16(t7_v, 15));
                const __m128i t3_v0 = _mm_add_epi32(t_v0, t2_v0);
                const __m128i t3_v1 = _mm_add_epi32(t_v1, t2_v1);
                const __m128i t3_v2 = _mm_add_epi32(t_v2, t2_v2);
                const __m128i t3_v3 = _mm_add_epi32(t_v3, t2_v3);
                const __m128i t8_v = _mm_srli_si128(t3_v0, 8);
                const __m128i t9_v = _mm_srli_si128(t3_v1, 8);
                const __m128i t10_v = _mm_srli_si128(t3_v2, 8);
                const __m128i t11_v = _mm_srli_si128(t3_v3, 8);
                const __m128i t4_v0 = _mm_unpacklo_epi32(t3_v0, _mm_srai_epi32(t3_v0, 31));
                const __m128i t4_v1 = _mm_unpacklo_epi32(t8_v, _mm_srai_epi32(t8_v, 31));
                const __m128i t4_v2 = _mm_unpacklo_epi32(t3_v1, _mm_srai_epi32(t3_v1, 31));
                const __m128i t4_v3 = _mm_unpacklo_epi32(t9_v, _mm_srai_epi32(t9_v, 31));
                const __m128i t4_v4 = _mm_unpacklo_epi32(t3_v2, _mm_srai_epi32(t3_v2, 31));
                const __m128i t4_v5 = _mm_unpacklo_epi32(t10_v, _mm_srai_epi32(t10_v, 31));
                const __m128i t4_v6 = _mm_unpacklo_epi32(t3_v3, _mm_srai_epi32(t3_v3, 31));
                const __m128i t4_v7 = _mm_unpacklo_epi32(t11_v, _mm_srai_epi32(t11_v, 31));
                const __m128i t12_v = _mm_srli_si128(c_v0, 8);
                const __m128i t13_v = _mm_srli_si128(c_v1, 8);
                const __m128i t14_v = _mm_srli_si128(c_v2, 8);
                const __m128i t15_v = _mm_srli_si128(c_v3, 8);
                const __m128i t5_v0 = _mm_unpacklo_epi32(c_v0, _mm_srai_epi32(c_v0, 31));
                const __m128i t5_v1 = _mm_unpacklo_epi32(t12_v, _mm_srai_epi32(t12_v, 31));
                const __m128i t5_v2 = _mm_unpacklo_epi32(c_v1, _mm_srai_epi32(c_v1, 31));
                const __m128i t5_v3 = _mm_unpacklo_epi32(t13_v, _mm_srai_epi32(t13_v, 31));
                const __m128i t5_v4 = _mm_unpacklo_epi32(c_v2, _mm_srai_epi32(c_v2, 31));
                const __m128i t5_v5 = _mm_unpacklo_epi32(t14_v, _mm_srai_epi32(t14_v, 31));
                const __m128i t5_v6 = _mm_unpacklo_epi32(c_v3, _mm_srai_epi32(c_v3, 31));
                const __m128i t5_v7 = _mm_unpacklo_epi32(t15_v, _mm_srai_epi32(t15_v, 31));
                const __m128i d_new_v0 = _mm_add_epi64(t4_v0, t5_v0);
                const __m128i d_new_v1 = _mm_add_epi64(t4_v1, t5_v1);
                const __m128i d_new_v2 = _mm_add_epi64(t4_v2, t5_v2);
                const __m128i d_new_v3 = _mm_add_epi64(t4_v3, t5_v3);
                const __m128i d_new_v4 = _mm_add_epi64(t4_v4, t5_v4);
                const __m128i d_new_v5 = _mm_add_epi64(t4_v5, t5_v5);
                const __m128i d_new_v6 = _mm_add_epi64(t4_v6, t5_v6);
                const __m128i d_new_v7 = _mm_add_epi64(t4_v7, t5_v7);
                __m128i b2_v0;
                __m128i b2_v1;
                __m128 e_v0;
                __m128 e_v1;
                __m128 e_v2;
                __m128 e_v3;
                __m128i t16_v;
                __m128i t17_v;
                __m128i t18_v;
                __m128i t19_v;
                __m128i t20_v;
                __m128i t21_v;
                __m128 t6_v0;
                __m128 t6_v1;
                __m128 t6_v2;
                __m128 t6_v3;
                __m128 e_new_v0;
                __m128 e_new_v1;
                __m128 e_new_v2;
                __m128 e_new_v3;
                _mm_storeu_si128((void *)(d + k), d_new_v0);
                _mm_storeu_si128((void *)(d + k + 2), d_new_v1);
                _mm_storeu_si128((void *)(d + k + 4), d_new_v2);
                _mm_storeu_si128((void *)(d + k + 6), d_new_v3);
                _mm_storeu_si128((void *)(d + k + 8), d_new_v4);
                _mm_storeu_si128((void *)(d + k + 10), d_new_v5);
                _mm_storeu_si128((void *)(d + k + 12), d_new_v6);
                _mm_storeu_si128((void *)(d + k + 14), d_new_v7);
                b2_v0 = _mm_loadu_si128((const void *)(b + k));
                b2_v1 = _mm_loadu_si128((const void *)(b + k + 8));
                e_v0 = _mm_loadu_ps(e + k);
                e_v1 = _mm_loadu_ps(e + k + 4);
                e_v2 = _mm_loadu_ps(e + k + 8);
                e_v3 = _mm_loadu_ps(e + k + 12);
                t16_v = _mm_srli_si128(b2_v0, 8);
                t17_v = _mm_srli_si128(b2_v1, 8);
                t18_v = _mm_unpacklo_epi16(b2_v0, _mm_srai_epi16(b2_v0, 15));
                t19_v = _mm_unpacklo_epi16(t16_v, _mm_srai_epi16(t16_v, 15));
                t20_v = _mm_unpacklo_epi16(b2_v1, _mm_srai_epi16(b2_v1, 15));
                t21_v = _mm_unpacklo_epi16(t17_v, _mm_srai_epi16(t17_v, 15));
                t6_v0 = _mm_cvtepi32_ps(t18_v);
                t6_v1 = _mm_cvtepi32_ps(t19_v);
                t6_v2 = _mm_cvtepi32_ps(t20_v);
                t6_v3 = _mm_cvtepi32_ps(t21_v);
                e_new_v0 = _mm_add_ps(e_v0, t6_v0);
                e_new_v1 = _mm_add_ps(e_v1, t6_v1);
                e_new_v2 = _mm_add_ps(e_v2, t6_v2);
                e_new_v3 = _mm_add_ps(e_v3, t6_v3);
                _mm_storeu_ps(e + k, e_new_v0);
                _mm_storeu_ps(e + k + 4, e_new_v1);
                _mm_storeu_ps(e + k + 8, e_new_v2);
                _mm_storeu_ps(e + k + 12, e_new_v3);
            }
            i = (int)end;
        }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
    }
}
