/* vcc 0.1.0 wrote this from rows_of_shorts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[12*n+8] | inout i32 c[4*n+4] restrict */
/* Rows that overlap, which may be read but not written together. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void rows_of_shorts(int n, const short *a, int *c)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    k = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m128i a_row_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6));
            const __m128i a_row2_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 6));
            const __m128i a_row3_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 12));
            const __m128i a_row4_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 18));
            const __m128i a_row5_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 24));
            const __m128i a_row6_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 30));
            const __m128i a_row7_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 36));
            const __m128i a_row8_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 42));
            const __m128i t_v = _mm_unpacklo_epi16(a_row_v, a_row5_v);
            const __m128i t2_v = _mm_unpackhi_epi16(a_row_v, a_row5_v);
            const __m128i t3_v = _mm_unpacklo_epi16(a_row2_v, a_row6_v);
            const __m128i t4_v = _mm_unpackhi_epi16(a_row2_v, a_row6_v);
            const __m128i t5_v = _mm_unpacklo_epi16(a_row3_v, a_row7_v);
            const __m128i t6_v = _mm_unpackhi_epi16(a_row3_v, a_row7_v);
            const __m128i t7_v = _mm_unpacklo_epi16(a_row4_v, a_row8_v);
            const __m128i t8_v = _mm_unpackhi_epi16(a_row4_v, a_row8_v);
            const __m128i t9_v = _mm_unpacklo_epi16(t_v, t5_v);
            const __m128i t10_v = _mm_unpackhi_epi16(t_v, t5_v);
            const __m128i t11_v = _mm_unpacklo_epi16(t2_v, t6_v);
            const __m128i t12_v = _mm_unpackhi_epi16(t2_v, t6_v);
            const __m128i t13_v = _mm_unpacklo_epi16(t3_v, t7_v);
            const __m128i t14_v = _mm_unpackhi_epi16(t3_v, t7_v);
            const __m128i t15_v = _mm_unpacklo_epi16(t4_v, t8_v);
            const __m128i t16_v = _mm_unpackhi_epi16(t4_v, t8_v);
            int *const c_s = c + 3 + k2 * 4;
            const __m256i c_row_v0 = _mm256_loadu_si256((const __m256i *)(const void *)c_s);
            const __m256i c_row_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 8));
            const __m256i c_row_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 16));
            const __m256i c_row_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 24));
            const __m256i t17_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(c_row_v0), _mm256_castsi256_ps(c_row_v1), 0x88)), 0xd8);
            const __m256i t18_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(c_row_v2), _mm256_castsi256_ps(c_row_v3), 0x88)), 0xd8);
            const __m256i t19_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t9_v, t13_v));
            const __m256i t20_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t12_v, t16_v));
            const __m256i t21_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t9_v, t13_v));
            const __m256i t22_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t12_v, t16_v));
            const __m256i t23_v = _mm256_mullo_epi32(t21_v, t22_v);
            const __m256i t24_v = _mm256_add_epi32(_mm256_mullo_epi32(t19_v, t20_v), t23_v);
            const __m256i t25_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t10_v, t14_v));
            const __m256i t26_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t11_v, t15_v));
            const __m256i t27_v = _mm256_cvtepi16_epi32(_mm_unpackhi_epi16(t10_v, t14_v));
            const __m256i t28_v = _mm256_cvtepi16_epi32(_mm_unpacklo_epi16(t11_v, t15_v));
            const __m256i t29_v = _mm256_mullo_epi32(t27_v, t28_v);
            const __m256i t30_v = _mm256_sub_epi32(_mm256_mullo_epi32(t25_v, t26_v), t29_v);
            const __m256i c_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t17_v), _mm256_castsi256_ps(t18_v), 0x88)), 0xd8);
            const __m256i t31_v = _mm256_sub_epi32(t30_v, c_v);
            const __m256i t32_v = _mm256_sub_epi32(t24_v, t30_v);
            const __m256i t33_v = _mm256_xor_si256(t24_v, t30_v);
            const __m256i t34_v = _mm256_unpacklo_epi32(t24_v, t32_v);
            const __m256i t35_v = _mm256_unpackhi_epi32(t24_v, t32_v);
            const __m256i t36_v = _mm256_unpacklo_epi32(t31_v, t33_v);
            const __m256i t37_v = _mm256_unpackhi_epi32(t31_v, t33_v);
            const __m256i t38_v = _mm256_unpacklo_epi32(t34_v, t36_v);
            const __m256i t39_v = _mm256_unpackhi_epi32(t34_v, t36_v);
            const __m256i t40_v = _mm256_unpacklo_epi32(t35_v, t37_v);
            const __m256i t41_v = _mm256_unpackhi_epi32(t35_v, t37_v);
            const __m256i c_row_v = _mm256_permute2x128_si256(t38_v, t39_v, 0x20);
            const __m256i c_row2_v = _mm256_permute2x128_si256(t38_v, t39_v, 0x31);
            const __m256i c_row3_v = _mm256_permute2x128_si256(t40_v, t41_v, 0x20);
            const __m256i c_row4_v = _mm256_permute2x128_si256(t40_v, t41_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4), c_row_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 16), c_row2_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 8), c_row3_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 24), c_row4_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        const short *r = a + 6 * k;
        int *d = c + 4 * k;
        int x = r[0] * r[7] + r[1] * r[6], y = r[2] * r[5] - r[3] * r[4];
        d[0] = x;
        d[1] = y - d[3];
        d[2] = x - y;
        d[3] = x ^ y;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
