/* vcc 0.1.0 wrote this from rows_of_shorts.c for avx2 */
/* kernel: int n | in i16 a[12*n+8] | inout i32 c[4*n+4] restrict */
/* Rows that overlap, which may be read but not written together. */
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
void rows_of_shorts(int n, const short *a, int *c)
{
    int k;
    /* vcc: line 7: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        __m256i t_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 2);
        __asm__("" : "+v"(t_v));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const short *const a_s = a + (long)(6UL * k2);
            const __m128i a_row_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s));
            const __m128i a_row2_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 6));
            const __m128i a_row3_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12));
            const __m128i a_row4_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 18));
            const __m128i a_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 24));
            const __m128i a_row6_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 30));
            const __m128i a_row7_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 36));
            const __m128i a_row8_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 42));
            const __m128i t2_v = _mm_unpacklo_epi16(a_row_v, a_row5_v);
            const __m128i t3_v = _mm_unpackhi_epi16(a_row_v, a_row5_v);
            const __m128i t4_v = _mm_unpacklo_epi16(a_row2_v, a_row6_v);
            const __m128i t5_v = _mm_unpackhi_epi16(a_row2_v, a_row6_v);
            const __m128i t6_v = _mm_unpacklo_epi16(a_row3_v, a_row7_v);
            const __m128i t7_v = _mm_unpackhi_epi16(a_row3_v, a_row7_v);
            const __m128i t8_v = _mm_unpacklo_epi16(a_row4_v, a_row8_v);
            const __m128i t9_v = _mm_unpackhi_epi16(a_row4_v, a_row8_v);
            const __m128i t10_v = _mm_unpacklo_epi16(t2_v, t6_v);
            const __m128i t11_v = _mm_unpackhi_epi16(t2_v, t6_v);
            const __m128i t12_v = _mm_unpacklo_epi16(t3_v, t7_v);
            const __m128i t13_v = _mm_unpackhi_epi16(t3_v, t7_v);
            const __m128i t14_v = _mm_unpacklo_epi16(t4_v, t8_v);
            const __m128i t15_v = _mm_unpackhi_epi16(t4_v, t8_v);
            const __m128i t16_v = _mm_unpacklo_epi16(t5_v, t9_v);
            const __m128i t17_v = _mm_unpackhi_epi16(t5_v, t9_v);
            int *const c_s = c + (long)(4UL * k2);
            const __m256i t18_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t10_v, t14_v));
            const __m256i t19_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t13_v, t17_v));
            const __m256i t20_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t10_v, t14_v));
            const __m256i t21_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t13_v, t17_v));
            const __m256i t22_v = _mm256_mullo_epi32(t20_v, t21_v);
            const __m256i x_v = _mm256_add_epi32(_mm256_mullo_epi32(t18_v, t19_v), t22_v);
            const __m256i t23_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t11_v, t15_v));
            const __m256i t24_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t12_v, t16_v));
            const __m256i t25_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t11_v, t15_v));
            const __m256i t26_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t12_v, t16_v));
            const __m256i t27_v = _mm256_mullo_epi32(t25_v, t26_v);
            const __m256i y_v = _mm256_sub_epi32(_mm256_mullo_epi32(t23_v, t24_v), t27_v);
            const __m256i c_v =
                _mm256_i32gather_epi32((const int *)(const void *)(c_s + 3), t_v, 4);
            const __m256i t28_v = _mm256_sub_epi32(y_v, c_v);
            const __m256i t29_v = _mm256_sub_epi32(x_v, y_v);
            const __m256i t30_v = _mm256_xor_si256(x_v, y_v);
            const __m256i t31_v = _mm256_unpacklo_epi32(x_v, t29_v);
            const __m256i t32_v = _mm256_unpackhi_epi32(x_v, t29_v);
            const __m256i t33_v = _mm256_unpacklo_epi32(t28_v, t30_v);
            const __m256i t34_v = _mm256_unpackhi_epi32(t28_v, t30_v);
            const __m256i t35_v = _mm256_unpacklo_epi32(t31_v, t33_v);
            const __m256i t36_v = _mm256_unpackhi_epi32(t31_v, t33_v);
            const __m256i t37_v = _mm256_unpacklo_epi32(t32_v, t34_v);
            const __m256i t38_v = _mm256_unpackhi_epi32(t32_v, t34_v);
            const __m128i c_row_v = _mm256_castsi256_si128(t35_v);
            const __m128i c_row2_v = _mm256_extracti128_si256(t35_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(c_s), c_row_v);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 16), c_row2_v);
            const __m128i c_row3_v = _mm256_castsi256_si128(t36_v);
            const __m128i c_row4_v = _mm256_extracti128_si256(t36_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 4), c_row3_v);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 20), c_row4_v);
            const __m128i c_row5_v = _mm256_castsi256_si128(t37_v);
            const __m128i c_row6_v = _mm256_extracti128_si256(t37_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 8), c_row5_v);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 24), c_row6_v);
            const __m128i c_row7_v = _mm256_castsi256_si128(t38_v);
            const __m128i c_row8_v = _mm256_extracti128_si256(t38_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 12), c_row7_v);
            _mm_storeu_si128((__m128i *)(void *)(c_s + 28), c_row8_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        const short *r = a + 6 * k;
        int *d = c + 4 * k;
        int x = r[0] * r[7] + r[1] * r[6], y = r[2] * r[5] - r[3] * r[4];
        d[0] = x;
        d[1] = y - d[3];
        d[2] = x - y;
        d[3] = x ^ y;
    }
    }
}
