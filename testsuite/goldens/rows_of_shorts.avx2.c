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
    /* vcc: line 7: 16 lanes, avx2 */
    k = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        const __m256i t_v = _mm256_set1_epi16(0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m128i a_row_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6));
            const __m128i a_row2_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 48));
            const __m256i t2_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row_v), a_row2_v, 1);
            const __m128i a_row3_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 6));
            const __m128i a_row4_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 54));
            const __m256i t3_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row3_v), a_row4_v, 1);
            const __m128i a_row5_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 12));
            const __m128i a_row6_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 60));
            const __m256i t4_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row5_v), a_row6_v, 1);
            const __m128i a_row7_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 18));
            const __m128i a_row8_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 66));
            const __m256i t5_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row7_v), a_row8_v, 1);
            const __m128i a_row9_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 24));
            const __m128i a_row10_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 72));
            const __m256i t6_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row9_v), a_row10_v, 1);
            const __m128i a_row11_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 30));
            const __m128i a_row12_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 78));
            const __m256i t7_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row11_v), a_row12_v, 1);
            const __m128i a_row13_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 36));
            const __m128i a_row14_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 84));
            const __m256i t8_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row13_v), a_row14_v, 1);
            const __m128i a_row15_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 42));
            const __m128i a_row16_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 6 + 90));
            const __m256i t9_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row15_v), a_row16_v, 1);
            const __m256i t10_v = _mm256_unpacklo_epi16(t2_v, t6_v);
            const __m256i t11_v = _mm256_unpackhi_epi16(t2_v, t6_v);
            const __m256i t12_v = _mm256_unpacklo_epi16(t3_v, t7_v);
            const __m256i t13_v = _mm256_unpackhi_epi16(t3_v, t7_v);
            const __m256i t14_v = _mm256_unpacklo_epi16(t4_v, t8_v);
            const __m256i t15_v = _mm256_unpackhi_epi16(t4_v, t8_v);
            const __m256i t16_v = _mm256_unpacklo_epi16(t5_v, t9_v);
            const __m256i t17_v = _mm256_unpackhi_epi16(t5_v, t9_v);
            const __m256i t18_v = _mm256_unpacklo_epi16(t10_v, t14_v);
            const __m256i t19_v = _mm256_unpackhi_epi16(t10_v, t14_v);
            const __m256i t20_v = _mm256_unpacklo_epi16(t11_v, t15_v);
            const __m256i t21_v = _mm256_unpackhi_epi16(t11_v, t15_v);
            const __m256i t22_v = _mm256_unpacklo_epi16(t12_v, t16_v);
            const __m256i t23_v = _mm256_unpackhi_epi16(t12_v, t16_v);
            const __m256i t24_v = _mm256_unpacklo_epi16(t13_v, t17_v);
            const __m256i t25_v = _mm256_unpackhi_epi16(t13_v, t17_v);
            const __m256i a_v = _mm256_unpacklo_epi16(t19_v, t23_v);
            const __m256i a2_v = _mm256_unpackhi_epi16(t19_v, t23_v);
            int *const c_s = c + 3 + k2 * 4;
            const __m256i c_row_v0 = _mm256_loadu_si256((const __m256i *)(const void *)c_s);
            const __m256i c_row_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 8));
            const __m256i c_row_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 16));
            const __m256i c_row_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 16 + 8));
            const __m256i c_row_v4 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 32));
            const __m256i c_row_v5 =
                _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 32 + 8));
            const __m256i c_row_v6 = _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 48));
            const __m256i c_row_v7 =
                _mm256_loadu_si256((const __m256i *)(const void *)(c_s + 48 + 8));
            const __m256i t_v0 =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(c_row_v0),
                _mm256_castsi256_ps(c_row_v1), 0x88)), 0xd8);
            const __m256i t_v1 =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(c_row_v2),
                _mm256_castsi256_ps(c_row_v3), 0x88)), 0xd8);
            const __m256i t2_v0 =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(c_row_v4),
                _mm256_castsi256_ps(c_row_v5), 0x88)), 0xd8);
            const __m256i t2_v1 =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(c_row_v6),
                _mm256_castsi256_ps(c_row_v7), 0x88)), 0xd8);
            const __m256i c_v0 =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t_v0),
                _mm256_castsi256_ps(t_v1), 0x88)), 0xd8);
            const __m256i c_v1 =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t2_v0),
                _mm256_castsi256_ps(t2_v1), 0x88)), 0xd8);
            const __m256i a3_v = _mm256_unpacklo_epi16(t18_v, t22_v);
            const __m256i a4_v = _mm256_unpackhi_epi16(t18_v, t22_v);
            const __m256i a5_v = _mm256_unpackhi_epi16(t21_v, t25_v);
            const __m256i a6_v = _mm256_unpacklo_epi16(t21_v, t25_v);
            const __m256i t26_v = _mm256_permute4x64_epi64(a3_v, 0xd8);
            const __m256i t27_v = _mm256_permute4x64_epi64(a4_v, 0xd8);
            const __m256i t28_v = _mm256_permute4x64_epi64(a5_v, 0xd8);
            const __m256i t29_v = _mm256_permute4x64_epi64(a6_v, 0xd8);
            const __m256i t30_v = _mm256_unpacklo_epi16(t28_v, t29_v);
            const __m256i t31_v = _mm256_unpackhi_epi16(t28_v, t29_v);
            const __m256i t3_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(t26_v, t27_v), t30_v);
            const __m256i t3_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(t26_v, t27_v), t31_v);
            const __m256i a7_v = _mm256_unpackhi_epi16(t20_v, t24_v);
            const __m256i t32_v = _mm256_permute4x64_epi64(a_v, 0xd8);
            const __m256i t33_v = _mm256_permute4x64_epi64(a_v, 0xd8);
            const __m256i t34_v = _mm256_permute4x64_epi64(a7_v, 0xd8);
            const __m256i t35_v = _mm256_permute4x64_epi64(t_v, 0xd8);
            const __m256i t36_v = _mm256_unpacklo_epi16(t34_v, t35_v);
            const __m256i t37_v = _mm256_unpackhi_epi16(t34_v, t35_v);
            const __m256i t4_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(t32_v, t33_v), t36_v);
            const __m256i t4_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(t32_v, t33_v), t37_v);
            const __m256i a8_v = _mm256_unpacklo_epi16(t20_v, t24_v);
            const __m256i t38_v = _mm256_permute4x64_epi64(a2_v, 0xd8);
            const __m256i t39_v = _mm256_permute4x64_epi64(a2_v, 0xd8);
            const __m256i t40_v = _mm256_permute4x64_epi64(a8_v, 0xd8);
            const __m256i t41_v = _mm256_permute4x64_epi64(t_v, 0xd8);
            const __m256i t42_v = _mm256_unpacklo_epi16(t40_v, t41_v);
            const __m256i t43_v = _mm256_unpackhi_epi16(t40_v, t41_v);
            const __m256i t5_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(t38_v, t39_v), t42_v);
            const __m256i t5_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(t38_v, t39_v), t43_v);
            const __m256i t6_v0 = _mm256_sub_epi32(t4_v0, t5_v0);
            const __m256i t6_v1 = _mm256_sub_epi32(t4_v1, t5_v1);
            const __m256i t7_v0 = _mm256_sub_epi32(t6_v0, c_v0);
            const __m256i t7_v1 = _mm256_sub_epi32(t6_v1, c_v1);
            const __m256i t8_v0 = _mm256_sub_epi32(t3_v0, t6_v0);
            const __m256i t8_v1 = _mm256_sub_epi32(t3_v1, t6_v1);
            const __m256i t9_v0 = _mm256_xor_si256(t3_v0, t6_v0);
            const __m256i t9_v1 = _mm256_xor_si256(t3_v1, t6_v1);
            const __m256i t44_v = t3_v0;
            const __m256i t45_v = t3_v1;
            const __m256i t46_v = t7_v0;
            const __m256i t47_v = t7_v1;
            const __m256i t48_v = t8_v0;
            const __m256i t49_v = t8_v1;
            const __m256i t50_v = t9_v0;
            const __m256i t51_v = t9_v1;
            const __m256i t52_v = _mm256_unpacklo_epi32(t44_v, t48_v);
            const __m256i t53_v = _mm256_unpackhi_epi32(t44_v, t48_v);
            const __m256i t54_v = _mm256_unpacklo_epi32(t46_v, t50_v);
            const __m256i t55_v = _mm256_unpackhi_epi32(t46_v, t50_v);
            const __m256i t56_v = _mm256_unpacklo_epi32(t52_v, t54_v);
            const __m256i t57_v = _mm256_unpackhi_epi32(t52_v, t54_v);
            const __m256i t58_v = _mm256_unpacklo_epi32(t53_v, t55_v);
            const __m256i t59_v = _mm256_unpackhi_epi32(t53_v, t55_v);
            const __m256i c_row_v = _mm256_permute2x128_si256(t56_v, t57_v, 0x20);
            const __m256i c_row2_v = _mm256_permute2x128_si256(t56_v, t57_v, 0x31);
            const __m256i c_row3_v = _mm256_permute2x128_si256(t58_v, t59_v, 0x20);
            const __m256i c_row4_v = _mm256_permute2x128_si256(t58_v, t59_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4), c_row_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 16), c_row2_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 8), c_row3_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 24), c_row4_v);
            const __m256i t60_v = _mm256_unpacklo_epi32(t45_v, t49_v);
            const __m256i t61_v = _mm256_unpackhi_epi32(t45_v, t49_v);
            const __m256i t62_v = _mm256_unpacklo_epi32(t47_v, t51_v);
            const __m256i t63_v = _mm256_unpackhi_epi32(t47_v, t51_v);
            const __m256i t64_v = _mm256_unpacklo_epi32(t60_v, t62_v);
            const __m256i t65_v = _mm256_unpackhi_epi32(t60_v, t62_v);
            const __m256i t66_v = _mm256_unpacklo_epi32(t61_v, t63_v);
            const __m256i t67_v = _mm256_unpackhi_epi32(t61_v, t63_v);
            const __m256i c_row5_v = _mm256_permute2x128_si256(t64_v, t65_v, 0x20);
            const __m256i c_row6_v = _mm256_permute2x128_si256(t64_v, t65_v, 0x31);
            const __m256i c_row7_v = _mm256_permute2x128_si256(t66_v, t67_v, 0x20);
            const __m256i c_row8_v = _mm256_permute2x128_si256(t66_v, t67_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 32), c_row5_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 48), c_row6_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 40), c_row7_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 * 4 + 56), c_row8_v);
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
