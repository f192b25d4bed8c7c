/* vcc 0.1.0 wrote this from members_of_pairs.c for avx2 */
/* kernel: int n | in double x[2*n] | in i16 k[4*n] | -> double */
struct quad { short a, b, c, d; };
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
double members_of_pairs(int n, const double *x, const short *k)
{
    const struct { double re, im; } *z = (const void *)x;
    const struct quad *q = (const struct quad *)k;
    double sum = 0.0;
    int i;
    /* vcc: line 9: 16 lanes, then 8, avx2 */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct quad, b) == 2,
            "layout of struct quad");
        __extension__ _Static_assert(__builtin_offsetof(struct quad, c) == 4,
            "layout of struct quad");
        if (n >= 9) {
            const unsigned long end = ((unsigned long)n - 1) & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            double sum_s = 0.0;
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const char *const z_s = (const char *)z + k2 * 16;
                const __m256d z_row_v0 = _mm256_loadu_pd((const double *)(const void *)(z_s));
                const __m256d z_row_v1 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)z_s + 32));
                const __m256d z_row_v2 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)z_s + 64));
                const __m256d z_row_v3 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)z_s + 96));
                const __m256d z_row_v4 = _mm256_loadu_pd((const double *)(const void *)(z_s + 128));
                const __m256d z_row_v5 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)(z_s + 128) + 32));
                const __m256d z_row_v6 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)(z_s + 128) + 64));
                const __m256d z_row_v7 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)(z_s + 128) + 96));
                const __m256d z_v0 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(_mm256_unpacklo_pd(z_row_v0, z_row_v1)), 0xd8));
                const __m256d z_v1 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(_mm256_unpacklo_pd(z_row_v2, z_row_v3)), 0xd8));
                const __m256d z_v2 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(_mm256_unpacklo_pd(z_row_v4, z_row_v5)), 0xd8));
                const __m256d z_v3 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(_mm256_unpacklo_pd(z_row_v6, z_row_v7)), 0xd8));
                const char *const q_s = (const char *)q + 2 + k2 * 8;
                const __m128i q_row_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s));
                const __m128i q_row2_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s + 64));
                const __m256i t_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(q_row_v), q_row2_v, 1);
                const __m128i q_row3_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s + 16));
                const __m128i q_row4_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s + 80));
                const __m256i t2_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(q_row3_v), q_row4_v, 1);
                const __m128i q_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s + 32));
                const __m128i q_row6_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s + 96));
                const __m256i t3_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(q_row5_v), q_row6_v, 1);
                const __m128i q_row7_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s + 48));
                const __m128i q_row8_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(q_s + 112));
                const __m256i t4_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(q_row7_v), q_row8_v, 1);
                const __m256i t5_v = _mm256_unpacklo_epi16(t2_v, t4_v);
                const __m256i t6_v = _mm256_unpacklo_epi16(_mm256_unpacklo_epi16(t_v, t3_v), t5_v);
                const __m256i t7_v = _mm256_unpackhi_epi16(t2_v, t4_v);
                const __m256i t8_v = _mm256_unpacklo_epi16(_mm256_unpackhi_epi16(t_v, t3_v), t7_v);
                const __m256i q_v = _mm256_unpacklo_epi16(t6_v, t8_v);
                const __m256i t_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(q_v));
                const __m256i t_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(q_v, 1));
                const __m256i q2_v = _mm256_unpackhi_epi16(t6_v, t8_v);
                const __m256i t2_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(q2_v));
                const __m256i t2_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(q2_v, 1));
                const __m256i t3_v0 = _mm256_sub_epi32(t_v0, t2_v0);
                const __m256i t3_v1 = _mm256_sub_epi32(t_v1, t2_v1);
                const __m256d t4_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v0));
                const __m256d t4_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v0, 1));
                const __m256d t4_v2 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v1));
                const __m256d t4_v3 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v1, 1));
                const __m256d t5_v0 = _mm256_mul_pd(z_v0, t4_v0);
                const __m256d t5_v1 = _mm256_mul_pd(z_v1, t4_v1);
                const __m256d t5_v2 = _mm256_mul_pd(z_v2, t4_v2);
                const __m256d t5_v3 = _mm256_mul_pd(z_v3, t4_v3);
                const double t9_v = (sum_s) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t5_v0));
                const __m128d t10_v = _mm256_castpd256_pd128(t5_v0);
                const double t11_v =
                    (t9_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t10_v),
                    8)));
                const double t12_v = (t11_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t5_v0, 1));
                const __m128d t13_v = _mm256_extractf128_pd(t5_v0, 1);
                const double t14_v =
                    (t12_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t13_v), 8)));
                const double t15_v = (t14_v) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t5_v1));
                const __m128d t16_v = _mm256_castpd256_pd128(t5_v1);
                const double t17_v =
                    (t15_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t16_v), 8)));
                const double t18_v = (t17_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t5_v1, 1));
                const __m128d t19_v = _mm256_extractf128_pd(t5_v1, 1);
                const double t20_v =
                    (t18_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t19_v), 8)));
                const double t21_v = (t20_v) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t5_v2));
                const __m128d t22_v = _mm256_castpd256_pd128(t5_v2);
                const double t23_v =
                    (t21_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t22_v), 8)));
                const double t24_v = (t23_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t5_v2, 1));
                const __m128d t25_v = _mm256_extractf128_pd(t5_v2, 1);
                const double t26_v =
                    (t24_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t25_v), 8)));
                const double t27_v = (t26_v) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t5_v3));
                const __m128d t28_v = _mm256_castpd256_pd128(t5_v3);
                const double t29_v =
                    (t27_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t28_v), 8)));
                const double t30_v = (t29_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t5_v3, 1));
                const __m128d t31_v = _mm256_extractf128_pd(t5_v3, 1);
                const double t =
                    (t30_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t31_v), 8)));
                sum_s = t;
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                const char *const z_s2 = (const char *)z + k2 * 16;
                const __m256d z_row2_v0 = _mm256_loadu_pd((const double *)(const void *)(z_s2));
                const __m256d z_row2_v1 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)z_s2 + 32));
                const __m256d z_row2_v2 =
                    _mm256_loadu_pd((const double *)(const void *)(z_s2 + 64));
                const __m256d z_row2_v3 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)(z_s2 + 64) + 32));
                const __m256d z2_v0 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(_mm256_unpacklo_pd(z_row2_v0, z_row2_v1)), 0xd8));
                const __m256d z2_v1 =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(_mm256_unpacklo_pd(z_row2_v2, z_row2_v3)), 0xd8));
                const char *const q_s2 = (const char *)q + 2 + k2 * 8;
                const __m128i q_row9_v = _mm_loadu_si128((const __m128i *)(const void *)(q_s2));
                const __m128i q_row10_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(q_s2 + 16));
                const __m128i q_row11_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(q_s2 + 32));
                const __m128i q_row12_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(q_s2 + 48));
                const __m128i t32_v = _mm_unpacklo_epi16(q_row10_v, q_row12_v);
                const __m128i t33_v =
                    _mm_unpacklo_epi16(_mm_unpacklo_epi16(q_row9_v, q_row11_v), t32_v);
                const __m128i t34_v = _mm_unpackhi_epi16(q_row10_v, q_row12_v);
                const __m128i t35_v =
                    _mm_unpacklo_epi16(_mm_unpackhi_epi16(q_row9_v, q_row11_v), t34_v);
                const __m256i t36_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t33_v, t35_v));
                const __m256i t37_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t33_v, t35_v));
                const __m256i t38_v = _mm256_sub_epi32(t36_v, t37_v);
                const __m256d t6_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t38_v));
                const __m256d t6_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t38_v, 1));
                const __m256d t7_v0 = _mm256_mul_pd(z2_v0, t6_v0);
                const __m256d t7_v1 = _mm256_mul_pd(z2_v1, t6_v1);
                const double t39_v = (sum_s) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t7_v0));
                const __m128d t40_v = _mm256_castpd256_pd128(t7_v0);
                const double t41_v =
                    (t39_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t40_v), 8)));
                const double t42_v = (t41_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t7_v0, 1));
                const __m128d t43_v = _mm256_extractf128_pd(t7_v0, 1);
                const double t44_v =
                    (t42_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t43_v), 8)));
                const double t45_v = (t44_v) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t7_v1));
                const __m128d t46_v = _mm256_castpd256_pd128(t7_v1);
                const double t47_v =
                    (t45_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t46_v), 8)));
                const double t48_v = (t47_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t7_v1, 1));
                const __m128d t49_v = _mm256_extractf128_pd(t7_v1, 1);
                const double t2 =
                    (t48_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t49_v), 8)));
                sum_s = t2;
            }
            sum = sum_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += z[i].re * (q[i].b - q[i].c);
    }
    return sum;
}
