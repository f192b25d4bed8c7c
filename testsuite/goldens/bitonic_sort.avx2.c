/* vcc 0.1.0 wrote this from bitonic_sort.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
    for (i = 0; i < 16; i++)
        v[i] = row[i];
    for (size = 2; size <= 16; size *= 2)
        for (step = size / 2; step > 0; step /= 2)
            for (i = 0; i < 16; i++) {
                int j = i ^ step;
                if (j > i) {
                    int x = v[i], y = v[j];
                    if ((x > y) == ((i & size) == 0)) {
                        v[i] = y;
                        v[j] = x;
                    }
                }
            }
    for (i = 0; i < 16; i++)
        row[i] = v[i];
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void bitonic_sort(int n, int *a)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 29: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m128i a_row_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16));
            const __m128i a_row2_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 64));
            const __m256i t_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row_v), a_row2_v, 1);
            const __m128i a_row3_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 16));
            const __m128i a_row4_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 80));
            const __m256i t2_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row3_v), a_row4_v, 1);
            const __m128i a_row5_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 32));
            const __m128i a_row6_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 96));
            const __m256i t3_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row5_v), a_row6_v, 1);
            const __m128i a_row7_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 48));
            const __m128i a_row8_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a + k2 * 16 + 112));
            const __m256i t4_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row7_v), a_row8_v, 1);
            const __m256i t5_v = _mm256_unpacklo_epi32(t_v, t3_v);
            const __m256i t6_v = _mm256_unpackhi_epi32(t_v, t3_v);
            const __m256i t7_v = _mm256_unpacklo_epi32(t2_v, t4_v);
            const __m256i t8_v = _mm256_unpackhi_epi32(t2_v, t4_v);
            const __m256i a_v = _mm256_unpacklo_epi32(t5_v, t7_v);
            const __m256i a2_v = _mm256_unpackhi_epi32(t5_v, t7_v);
            const __m256i a3_v = _mm256_unpacklo_epi32(t6_v, t8_v);
            const __m256i a4_v = _mm256_unpackhi_epi32(t6_v, t8_v);
            int *const a_s = a + 4 + k2 * 16;
            const __m128i a_row9_v = _mm_loadu_si128((const __m128i *)(const void *)a_s);
            const __m128i a_row10_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 64));
            const __m256i t9_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row9_v), a_row10_v, 1);
            const __m128i a_row11_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 16));
            const __m128i a_row12_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 80));
            const __m256i t10_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row11_v), a_row12_v, 1);
            const __m128i a_row13_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 32));
            const __m128i a_row14_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 96));
            const __m256i t11_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row13_v), a_row14_v, 1);
            const __m128i a_row15_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 48));
            const __m128i a_row16_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 112));
            const __m256i t12_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row15_v), a_row16_v, 1);
            const __m256i t13_v = _mm256_unpacklo_epi32(t9_v, t11_v);
            const __m256i t14_v = _mm256_unpackhi_epi32(t9_v, t11_v);
            const __m256i t15_v = _mm256_unpacklo_epi32(t10_v, t12_v);
            const __m256i t16_v = _mm256_unpackhi_epi32(t10_v, t12_v);
            const __m256i a5_v = _mm256_unpacklo_epi32(t13_v, t15_v);
            const __m256i a6_v = _mm256_unpackhi_epi32(t13_v, t15_v);
            const __m256i a7_v = _mm256_unpacklo_epi32(t14_v, t16_v);
            const __m256i a8_v = _mm256_unpackhi_epi32(t14_v, t16_v);
            int *const a_s2 = a + 8 + k2 * 16;
            const __m128i a_row17_v = _mm_loadu_si128((const __m128i *)(const void *)a_s2);
            const __m128i a_row18_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 64));
            const __m256i t17_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row17_v), a_row18_v, 1);
            const __m128i a_row19_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 16));
            const __m128i a_row20_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 80));
            const __m256i t18_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row19_v), a_row20_v, 1);
            const __m128i a_row21_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 32));
            const __m128i a_row22_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 96));
            const __m256i t19_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row21_v), a_row22_v, 1);
            const __m128i a_row23_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 48));
            const __m128i a_row24_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s2 + 112));
            const __m256i t20_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row23_v), a_row24_v, 1);
            const __m256i t21_v = _mm256_unpacklo_epi32(t17_v, t19_v);
            const __m256i t22_v = _mm256_unpackhi_epi32(t17_v, t19_v);
            const __m256i t23_v = _mm256_unpacklo_epi32(t18_v, t20_v);
            const __m256i t24_v = _mm256_unpackhi_epi32(t18_v, t20_v);
            const __m256i a9_v = _mm256_unpacklo_epi32(t21_v, t23_v);
            const __m256i a10_v = _mm256_unpackhi_epi32(t21_v, t23_v);
            const __m256i a11_v = _mm256_unpacklo_epi32(t22_v, t24_v);
            const __m256i a12_v = _mm256_unpackhi_epi32(t22_v, t24_v);
            int *const a_s3 = a + 12 + k2 * 16;
            const __m128i a_row25_v = _mm_loadu_si128((const __m128i *)(const void *)a_s3);
            const __m128i a_row26_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 64));
            const __m256i t25_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row25_v), a_row26_v, 1);
            const __m128i a_row27_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 16));
            const __m128i a_row28_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 80));
            const __m256i t26_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row27_v), a_row28_v, 1);
            const __m128i a_row29_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 32));
            const __m128i a_row30_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 96));
            const __m256i t27_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row29_v), a_row30_v, 1);
            const __m128i a_row31_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 48));
            const __m128i a_row32_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s3 + 112));
            const __m256i t28_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row31_v), a_row32_v, 1);
            const __m256i t29_v = _mm256_unpacklo_epi32(t25_v, t27_v);
            const __m256i t30_v = _mm256_unpackhi_epi32(t25_v, t27_v);
            const __m256i t31_v = _mm256_unpacklo_epi32(t26_v, t28_v);
            const __m256i t32_v = _mm256_unpackhi_epi32(t26_v, t28_v);
            const __m256i a13_v = _mm256_unpacklo_epi32(t29_v, t31_v);
            const __m256i a14_v = _mm256_unpackhi_epi32(t29_v, t31_v);
            const __m256i a15_v = _mm256_unpacklo_epi32(t30_v, t32_v);
            const __m256i a16_v = _mm256_unpackhi_epi32(t30_v, t32_v);
            const __m256i t33_v = _mm256_min_epi32(a11_v, a12_v);
            const __m256i t34_v = _mm256_max_epi32(a9_v, a10_v);
            const __m256i t35_v = _mm256_min_epi32(t33_v, t34_v);
            const __m256i t36_v = _mm256_max_epi32(a12_v, a11_v);
            const __m256i t37_v = _mm256_min_epi32(a10_v, a9_v);
            const __m256i t38_v = _mm256_min_epi32(t36_v, t37_v);
            const __m256i t39_v = _mm256_min_epi32(t35_v, t38_v);
            const __m256i t40_v = _mm256_min_epi32(a15_v, a16_v);
            const __m256i t41_v = _mm256_max_epi32(a13_v, a14_v);
            const __m256i t42_v = _mm256_max_epi32(t40_v, t41_v);
            const __m256i t43_v = _mm256_max_epi32(a16_v, a15_v);
            const __m256i t44_v = _mm256_min_epi32(a14_v, a13_v);
            const __m256i t45_v = _mm256_max_epi32(t43_v, t44_v);
            const __m256i t46_v = _mm256_max_epi32(t42_v, t45_v);
            const __m256i t47_v = _mm256_min_epi32(t39_v, t46_v);
            const __m256i t48_v = _mm256_max_epi32(t34_v, t33_v);
            const __m256i t49_v = _mm256_max_epi32(t37_v, t36_v);
            const __m256i t50_v = _mm256_min_epi32(t48_v, t49_v);
            const __m256i t51_v = _mm256_min_epi32(t41_v, t40_v);
            const __m256i t52_v = _mm256_min_epi32(t44_v, t43_v);
            const __m256i t53_v = _mm256_max_epi32(t51_v, t52_v);
            const __m256i t54_v = _mm256_min_epi32(t50_v, t53_v);
            const __m256i t55_v = _mm256_min_epi32(t47_v, t54_v);
            const __m256i t56_v = _mm256_max_epi32(t38_v, t35_v);
            const __m256i t57_v = _mm256_min_epi32(t45_v, t42_v);
            const __m256i t58_v = _mm256_min_epi32(t56_v, t57_v);
            const __m256i t59_v = _mm256_max_epi32(t49_v, t48_v);
            const __m256i t60_v = _mm256_min_epi32(t52_v, t51_v);
            const __m256i t61_v = _mm256_min_epi32(t59_v, t60_v);
            const __m256i t62_v = _mm256_min_epi32(t58_v, t61_v);
            const __m256i t63_v = _mm256_min_epi32(t55_v, t62_v);
            const __m256i t64_v = _mm256_min_epi32(a3_v, a4_v);
            const __m256i t65_v = _mm256_max_epi32(a_v, a2_v);
            const __m256i t66_v = _mm256_min_epi32(t64_v, t65_v);
            const __m256i t67_v = _mm256_max_epi32(a4_v, a3_v);
            const __m256i t68_v = _mm256_min_epi32(a2_v, a_v);
            const __m256i t69_v = _mm256_min_epi32(t67_v, t68_v);
            const __m256i t70_v = _mm256_min_epi32(t66_v, t69_v);
            const __m256i t71_v = _mm256_min_epi32(a7_v, a8_v);
            const __m256i t72_v = _mm256_max_epi32(a5_v, a6_v);
            const __m256i t73_v = _mm256_max_epi32(t71_v, t72_v);
            const __m256i t74_v = _mm256_max_epi32(a8_v, a7_v);
            const __m256i t75_v = _mm256_min_epi32(a6_v, a5_v);
            const __m256i t76_v = _mm256_max_epi32(t74_v, t75_v);
            const __m256i t77_v = _mm256_max_epi32(t73_v, t76_v);
            const __m256i t78_v = _mm256_max_epi32(t70_v, t77_v);
            const __m256i t79_v = _mm256_max_epi32(t65_v, t64_v);
            const __m256i t80_v = _mm256_max_epi32(t68_v, t67_v);
            const __m256i t81_v = _mm256_min_epi32(t79_v, t80_v);
            const __m256i t82_v = _mm256_min_epi32(t72_v, t71_v);
            const __m256i t83_v = _mm256_min_epi32(t75_v, t74_v);
            const __m256i t84_v = _mm256_max_epi32(t82_v, t83_v);
            const __m256i t85_v = _mm256_max_epi32(t81_v, t84_v);
            const __m256i t86_v = _mm256_max_epi32(t78_v, t85_v);
            const __m256i t87_v = _mm256_max_epi32(t69_v, t66_v);
            const __m256i t88_v = _mm256_min_epi32(t76_v, t73_v);
            const __m256i t89_v = _mm256_max_epi32(t87_v, t88_v);
            const __m256i t90_v = _mm256_max_epi32(t80_v, t79_v);
            const __m256i t91_v = _mm256_min_epi32(t83_v, t82_v);
            const __m256i t92_v = _mm256_max_epi32(t90_v, t91_v);
            const __m256i t93_v = _mm256_max_epi32(t89_v, t92_v);
            const __m256i t94_v = _mm256_max_epi32(t86_v, t93_v);
            const __m256i t95_v = _mm256_min_epi32(t63_v, t94_v);
            const __m256i t96_v = _mm256_max_epi32(t46_v, t39_v);
            const __m256i t97_v = _mm256_max_epi32(t53_v, t50_v);
            const __m256i t98_v = _mm256_min_epi32(t96_v, t97_v);
            const __m256i t99_v = _mm256_max_epi32(t57_v, t56_v);
            const __m256i t100_v = _mm256_max_epi32(t60_v, t59_v);
            const __m256i t101_v = _mm256_min_epi32(t99_v, t100_v);
            const __m256i t102_v = _mm256_min_epi32(t98_v, t101_v);
            const __m256i t103_v = _mm256_min_epi32(t77_v, t70_v);
            const __m256i t104_v = _mm256_min_epi32(t84_v, t81_v);
            const __m256i t105_v = _mm256_max_epi32(t103_v, t104_v);
            const __m256i t106_v = _mm256_min_epi32(t88_v, t87_v);
            const __m256i t107_v = _mm256_min_epi32(t91_v, t90_v);
            const __m256i t108_v = _mm256_max_epi32(t106_v, t107_v);
            const __m256i t109_v = _mm256_max_epi32(t105_v, t108_v);
            const __m256i t110_v = _mm256_min_epi32(t102_v, t109_v);
            const __m256i t111_v = _mm256_min_epi32(t95_v, t110_v);
            const __m256i t112_v = _mm256_max_epi32(t54_v, t47_v);
            const __m256i t113_v = _mm256_max_epi32(t61_v, t58_v);
            const __m256i t114_v = _mm256_min_epi32(t112_v, t113_v);
            const __m256i t115_v = _mm256_min_epi32(t85_v, t78_v);
            const __m256i t116_v = _mm256_min_epi32(t92_v, t89_v);
            const __m256i t117_v = _mm256_max_epi32(t115_v, t116_v);
            const __m256i t118_v = _mm256_min_epi32(t114_v, t117_v);
            const __m256i t119_v = _mm256_max_epi32(t97_v, t96_v);
            const __m256i t120_v = _mm256_max_epi32(t100_v, t99_v);
            const __m256i t121_v = _mm256_min_epi32(t119_v, t120_v);
            const __m256i t122_v = _mm256_min_epi32(t104_v, t103_v);
            const __m256i t123_v = _mm256_min_epi32(t107_v, t106_v);
            const __m256i t124_v = _mm256_max_epi32(t122_v, t123_v);
            const __m256i t125_v = _mm256_min_epi32(t121_v, t124_v);
            const __m256i t126_v = _mm256_min_epi32(t118_v, t125_v);
            const __m256i t127_v = _mm256_min_epi32(t111_v, t126_v);
            const __m256i t128_v = _mm256_max_epi32(t62_v, t55_v);
            const __m256i t129_v = _mm256_min_epi32(t93_v, t86_v);
            const __m256i t130_v = _mm256_min_epi32(t128_v, t129_v);
            const __m256i t131_v = _mm256_max_epi32(t101_v, t98_v);
            const __m256i t132_v = _mm256_min_epi32(t108_v, t105_v);
            const __m256i t133_v = _mm256_min_epi32(t131_v, t132_v);
            const __m256i t134_v = _mm256_min_epi32(t130_v, t133_v);
            const __m256i t135_v = _mm256_max_epi32(t113_v, t112_v);
            const __m256i t136_v = _mm256_min_epi32(t116_v, t115_v);
            const __m256i t137_v = _mm256_min_epi32(t135_v, t136_v);
            const __m256i t138_v = _mm256_max_epi32(t120_v, t119_v);
            const __m256i t139_v = _mm256_min_epi32(t123_v, t122_v);
            const __m256i t140_v = _mm256_min_epi32(t138_v, t139_v);
            const __m256i t141_v = _mm256_min_epi32(t137_v, t140_v);
            const __m256i t142_v = _mm256_min_epi32(t134_v, t141_v);
            const __m256i t143_v = _mm256_min_epi32(t127_v, t142_v);
            const __m256i t144_v = _mm256_max_epi32(t142_v, t127_v);
            const __m256i t145_v = _mm256_max_epi32(t126_v, t111_v);
            const __m256i t146_v = _mm256_max_epi32(t141_v, t134_v);
            const __m256i t147_v = _mm256_min_epi32(t145_v, t146_v);
            const __m256i t148_v = _mm256_max_epi32(t146_v, t145_v);
            const __m256i t149_v = _mm256_unpacklo_epi32(t143_v, t147_v);
            const __m256i t150_v = _mm256_unpackhi_epi32(t143_v, t147_v);
            const __m256i t151_v = _mm256_unpacklo_epi32(t144_v, t148_v);
            const __m256i t152_v = _mm256_unpackhi_epi32(t144_v, t148_v);
            const __m256i t153_v = _mm256_unpacklo_epi32(t149_v, t151_v);
            const __m256i t154_v = _mm256_unpackhi_epi32(t149_v, t151_v);
            const __m256i t155_v = _mm256_unpacklo_epi32(t150_v, t152_v);
            const __m256i t156_v = _mm256_unpackhi_epi32(t150_v, t152_v);
            const __m128i a_row33_v = _mm256_castsi256_si128(t153_v);
            const __m128i a_row34_v = _mm256_extracti128_si256(t153_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16), a_row33_v);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 64), a_row34_v);
            const __m128i a_row35_v = _mm256_castsi256_si128(t154_v);
            const __m128i a_row36_v = _mm256_extracti128_si256(t154_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 16), a_row35_v);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 80), a_row36_v);
            const __m128i a_row37_v = _mm256_castsi256_si128(t155_v);
            const __m128i a_row38_v = _mm256_extracti128_si256(t155_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 32), a_row37_v);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 96), a_row38_v);
            const __m128i a_row39_v = _mm256_castsi256_si128(t156_v);
            const __m128i a_row40_v = _mm256_extracti128_si256(t156_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 48), a_row39_v);
            _mm_storeu_si128((__m128i *)(void *)(a + k2 * 16 + 112), a_row40_v);
            const __m256i t157_v = _mm256_max_epi32(t110_v, t95_v);
            const __m256i t158_v = _mm256_max_epi32(t125_v, t118_v);
            const __m256i t159_v = _mm256_min_epi32(t157_v, t158_v);
            const __m256i t160_v = _mm256_max_epi32(t133_v, t130_v);
            const __m256i t161_v = _mm256_max_epi32(t140_v, t137_v);
            const __m256i t162_v = _mm256_min_epi32(t160_v, t161_v);
            const __m256i t163_v = _mm256_min_epi32(t159_v, t162_v);
            const __m256i t164_v = _mm256_max_epi32(t162_v, t159_v);
            const __m256i t165_v = _mm256_max_epi32(t158_v, t157_v);
            const __m256i t166_v = _mm256_max_epi32(t161_v, t160_v);
            const __m256i t167_v = _mm256_min_epi32(t165_v, t166_v);
            const __m256i t168_v = _mm256_max_epi32(t166_v, t165_v);
            const __m256i t169_v = _mm256_unpacklo_epi32(t163_v, t167_v);
            const __m256i t170_v = _mm256_unpackhi_epi32(t163_v, t167_v);
            const __m256i t171_v = _mm256_unpacklo_epi32(t164_v, t168_v);
            const __m256i t172_v = _mm256_unpackhi_epi32(t164_v, t168_v);
            const __m256i t173_v = _mm256_unpacklo_epi32(t169_v, t171_v);
            const __m256i t174_v = _mm256_unpackhi_epi32(t169_v, t171_v);
            const __m256i t175_v = _mm256_unpacklo_epi32(t170_v, t172_v);
            const __m256i t176_v = _mm256_unpackhi_epi32(t170_v, t172_v);
            const __m128i a_row41_v = _mm256_castsi256_si128(t173_v);
            const __m128i a_row42_v = _mm256_extracti128_si256(t173_v, 1);
            _mm_storeu_si128((__m128i *)(void *)a_s, a_row41_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 64), a_row42_v);
            const __m128i a_row43_v = _mm256_castsi256_si128(t174_v);
            const __m128i a_row44_v = _mm256_extracti128_si256(t174_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 16), a_row43_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 80), a_row44_v);
            const __m128i a_row45_v = _mm256_castsi256_si128(t175_v);
            const __m128i a_row46_v = _mm256_extracti128_si256(t175_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 32), a_row45_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 96), a_row46_v);
            const __m128i a_row47_v = _mm256_castsi256_si128(t176_v);
            const __m128i a_row48_v = _mm256_extracti128_si256(t176_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 48), a_row47_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 112), a_row48_v);
            const __m256i t177_v = _mm256_max_epi32(t94_v, t63_v);
            const __m256i t178_v = _mm256_max_epi32(t109_v, t102_v);
            const __m256i t179_v = _mm256_min_epi32(t177_v, t178_v);
            const __m256i t180_v = _mm256_max_epi32(t117_v, t114_v);
            const __m256i t181_v = _mm256_max_epi32(t124_v, t121_v);
            const __m256i t182_v = _mm256_min_epi32(t180_v, t181_v);
            const __m256i t183_v = _mm256_min_epi32(t179_v, t182_v);
            const __m256i t184_v = _mm256_max_epi32(t129_v, t128_v);
            const __m256i t185_v = _mm256_max_epi32(t132_v, t131_v);
            const __m256i t186_v = _mm256_min_epi32(t184_v, t185_v);
            const __m256i t187_v = _mm256_max_epi32(t136_v, t135_v);
            const __m256i t188_v = _mm256_max_epi32(t139_v, t138_v);
            const __m256i t189_v = _mm256_min_epi32(t187_v, t188_v);
            const __m256i t190_v = _mm256_min_epi32(t186_v, t189_v);
            const __m256i t191_v = _mm256_min_epi32(t183_v, t190_v);
            const __m256i t192_v = _mm256_max_epi32(t190_v, t183_v);
            const __m256i t193_v = _mm256_max_epi32(t182_v, t179_v);
            const __m256i t194_v = _mm256_max_epi32(t189_v, t186_v);
            const __m256i t195_v = _mm256_min_epi32(t193_v, t194_v);
            const __m256i t196_v = _mm256_max_epi32(t194_v, t193_v);
            const __m256i t197_v = _mm256_unpacklo_epi32(t191_v, t195_v);
            const __m256i t198_v = _mm256_unpackhi_epi32(t191_v, t195_v);
            const __m256i t199_v = _mm256_unpacklo_epi32(t192_v, t196_v);
            const __m256i t200_v = _mm256_unpackhi_epi32(t192_v, t196_v);
            const __m256i t201_v = _mm256_unpacklo_epi32(t197_v, t199_v);
            const __m256i t202_v = _mm256_unpackhi_epi32(t197_v, t199_v);
            const __m256i t203_v = _mm256_unpacklo_epi32(t198_v, t200_v);
            const __m256i t204_v = _mm256_unpackhi_epi32(t198_v, t200_v);
            const __m128i a_row49_v = _mm256_castsi256_si128(t201_v);
            const __m128i a_row50_v = _mm256_extracti128_si256(t201_v, 1);
            _mm_storeu_si128((__m128i *)(void *)a_s2, a_row49_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 64), a_row50_v);
            const __m128i a_row51_v = _mm256_castsi256_si128(t202_v);
            const __m128i a_row52_v = _mm256_extracti128_si256(t202_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 16), a_row51_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 80), a_row52_v);
            const __m128i a_row53_v = _mm256_castsi256_si128(t203_v);
            const __m128i a_row54_v = _mm256_extracti128_si256(t203_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 32), a_row53_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 96), a_row54_v);
            const __m128i a_row55_v = _mm256_castsi256_si128(t204_v);
            const __m128i a_row56_v = _mm256_extracti128_si256(t204_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 48), a_row55_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s2 + 112), a_row56_v);
            const __m256i t205_v = _mm256_max_epi32(t178_v, t177_v);
            const __m256i t206_v = _mm256_max_epi32(t181_v, t180_v);
            const __m256i t207_v = _mm256_min_epi32(t205_v, t206_v);
            const __m256i t208_v = _mm256_max_epi32(t185_v, t184_v);
            const __m256i t209_v = _mm256_max_epi32(t188_v, t187_v);
            const __m256i t210_v = _mm256_min_epi32(t208_v, t209_v);
            const __m256i t211_v = _mm256_min_epi32(t207_v, t210_v);
            const __m256i t212_v = _mm256_max_epi32(t210_v, t207_v);
            const __m256i t213_v = _mm256_max_epi32(t206_v, t205_v);
            const __m256i t214_v = _mm256_max_epi32(t209_v, t208_v);
            const __m256i t215_v = _mm256_min_epi32(t213_v, t214_v);
            const __m256i t216_v = _mm256_max_epi32(t214_v, t213_v);
            const __m256i t217_v = _mm256_unpacklo_epi32(t211_v, t215_v);
            const __m256i t218_v = _mm256_unpackhi_epi32(t211_v, t215_v);
            const __m256i t219_v = _mm256_unpacklo_epi32(t212_v, t216_v);
            const __m256i t220_v = _mm256_unpackhi_epi32(t212_v, t216_v);
            const __m256i t221_v = _mm256_unpacklo_epi32(t217_v, t219_v);
            const __m256i t222_v = _mm256_unpackhi_epi32(t217_v, t219_v);
            const __m256i t223_v = _mm256_unpacklo_epi32(t218_v, t220_v);
            const __m256i t224_v = _mm256_unpackhi_epi32(t218_v, t220_v);
            const __m128i a_row57_v = _mm256_castsi256_si128(t221_v);
            const __m128i a_row58_v = _mm256_extracti128_si256(t221_v, 1);
            _mm_storeu_si128((__m128i *)(void *)a_s3, a_row57_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 64), a_row58_v);
            const __m128i a_row59_v = _mm256_castsi256_si128(t222_v);
            const __m128i a_row60_v = _mm256_extracti128_si256(t222_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 16), a_row59_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 80), a_row60_v);
            const __m128i a_row61_v = _mm256_castsi256_si128(t223_v);
            const __m128i a_row62_v = _mm256_extracti128_si256(t223_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 32), a_row61_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 96), a_row62_v);
            const __m128i a_row63_v = _mm256_castsi256_si128(t224_v);
            const __m128i a_row64_v = _mm256_extracti128_si256(t224_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 48), a_row63_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s3 + 112), a_row64_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        bitonic_sort_lane(a + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        bitonic_sort_lane(a + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
