/* vcc 0.1.0 wrote this from left_by_hand.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out i32 a[n] restrict | in i32 b[n] restrict | inout u8 c[n] restrict | -> i32 */
/* Loops that do several iterations at once as they are written, and the few that each leaves. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int left_by_hand(int n, int *restrict a, const int *restrict b, unsigned char *restrict c)
{
    unsigned sum = 0;
    int i, m = n;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, the last ones overlapping, avx2 */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)((unsigned int)n - 3u) - 1;
        if ((long)distance >= 28) {
            const unsigned long t = (distance >> 2) + 1;
            const unsigned long end = (t - 1) & ~7UL;
            const unsigned long last = t - 8;
            const __m256i t_v = _mm256_setr_epi32(1, 2, 4, 8, 1, 2, 4, 8);
            const __m256i b_row_last_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(b + last * 4));
            const __m256i b_row_last2_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(b + last * 4 + 8));
            const __m256i b_row_last3_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(b + last * 4 + 16));
            const __m256i b_row_last4_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(b + last * 4 + 24));
            const __m256i t2_v = _mm256_xor_si256(b_row_last_v, t_v);
            const __m256i t3_v = _mm256_xor_si256(b_row_last2_v, t_v);
            const __m256i t4_v = _mm256_xor_si256(b_row_last3_v, t_v);
            const __m256i t5_v = _mm256_xor_si256(b_row_last4_v, t_v);
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 8) {
                const __m256i b_row_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 * 4));
                const __m256i b_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 * 4 + 8));
                const __m256i b_row_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 * 4 + 16));
                const __m256i b_row_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 * 4 + 24));
                const __m256i t6_v = _mm256_xor_si256(b_row_v0, t_v);
                const __m256i t7_v = _mm256_xor_si256(b_row_v1, t_v);
                const __m256i t8_v = _mm256_xor_si256(b_row_v2, t_v);
                const __m256i t9_v = _mm256_xor_si256(b_row_v3, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + k2 * 4), t6_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + k2 * 4 + 8), t7_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + k2 * 4 + 16), t8_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + k2 * 4 + 24), t9_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(a + last * 4), t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + last * 4 + 8), t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + last * 4 + 16), t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + last * 4 + 24), t5_v);
            i = (int)((unsigned int)i + (unsigned int)t * 4u);
        }
    }
    /* remaining iterations */
    for (; i < n - 3; i += 4) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n - 3; i += 4) {
#endif
        a[i] = b[i] ^ 1;
        a[i + 1] = b[i + 1] ^ 2;
        a[i + 2] = b[i + 2] ^ 4;
        a[i + 3] = b[i + 3] ^ 8;
    }
    for (; i < n; i++)
        a[i] = b[i] ^ 16;
#ifdef VCC_VECTOR
    /* vcc: line 15: 32 lanes, avx2 */
    {
        const unsigned long distance = (unsigned long)m - 16;
        if ((long)distance >= 496) {
            const unsigned long end = ((distance >> 4) + 1) & ~31UL;
            const __m256i t_v = _mm256_set1_epi8(0);
            const __m256i t2_v = _mm256_set1_epi8(1);
            const __m256i t3_v = _mm256_set1_epi8(2);
            const __m256i t4_v = _mm256_set1_epi8(3);
            const __m256i t5_v = _mm256_set1_epi8(4);
            const __m256i t6_v = _mm256_set1_epi8(5);
            const __m256i t7_v = _mm256_set1_epi8(6);
            const __m256i t8_v = _mm256_set1_epi8(7);
            const __m256i t9_v = _mm256_set1_epi8(8);
            const __m256i t10_v = _mm256_set1_epi8(9);
            const __m256i t11_v = _mm256_set1_epi8(10);
            const __m256i t12_v = _mm256_set1_epi8(11);
            const __m256i t13_v = _mm256_set1_epi8(12);
            const __m256i t14_v = _mm256_set1_epi8(13);
            const __m256i t15_v = _mm256_set1_epi8(14);
            const __m256i t16_v = _mm256_set1_epi8(15);
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 32) {
                unsigned char *const c_s = c + (long)((unsigned long)m - 16) - k2 * 16;
                const __m128i c_row_v = _mm_loadu_si128((const __m128i *)(const void *)c_s);
                const __m128i c_row2_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 256));
                const __m256i t17_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row_v), c_row2_v, 1);
                const __m128i c_row3_v = _mm_loadu_si128((const __m128i *)(const void *)(c_s - 16));
                const __m128i c_row4_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 272));
                const __m256i t18_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row3_v), c_row4_v, 1);
                const __m128i c_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(c_s - 32));
                const __m128i c_row6_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 288));
                const __m256i t19_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row5_v), c_row6_v, 1);
                const __m128i c_row7_v = _mm_loadu_si128((const __m128i *)(const void *)(c_s - 48));
                const __m128i c_row8_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 304));
                const __m256i t20_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row7_v), c_row8_v, 1);
                const __m128i c_row9_v = _mm_loadu_si128((const __m128i *)(const void *)(c_s - 64));
                const __m128i c_row10_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 320));
                const __m256i t21_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row9_v), c_row10_v, 1);
                const __m128i c_row11_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 80));
                const __m128i c_row12_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 336));
                const __m256i t22_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row11_v), c_row12_v, 1);
                const __m128i c_row13_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 96));
                const __m128i c_row14_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 352));
                const __m256i t23_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row13_v), c_row14_v, 1);
                const __m128i c_row15_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 112));
                const __m128i c_row16_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 368));
                const __m256i t24_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row15_v), c_row16_v, 1);
                const __m128i c_row17_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 128));
                const __m128i c_row18_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 384));
                const __m256i t25_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row17_v), c_row18_v, 1);
                const __m128i c_row19_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 144));
                const __m128i c_row20_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 400));
                const __m256i t26_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row19_v), c_row20_v, 1);
                const __m128i c_row21_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 160));
                const __m128i c_row22_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 416));
                const __m256i t27_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row21_v), c_row22_v, 1);
                const __m128i c_row23_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 176));
                const __m128i c_row24_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 432));
                const __m256i t28_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row23_v), c_row24_v, 1);
                const __m128i c_row25_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 192));
                const __m128i c_row26_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 448));
                const __m256i t29_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row25_v), c_row26_v, 1);
                const __m128i c_row27_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 208));
                const __m128i c_row28_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 464));
                const __m256i t30_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row27_v), c_row28_v, 1);
                const __m128i c_row29_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 224));
                const __m128i c_row30_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 480));
                const __m256i t31_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row29_v), c_row30_v, 1);
                const __m128i c_row31_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 240));
                const __m128i c_row32_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(c_s - 496));
                const __m256i t32_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(c_row31_v), c_row32_v, 1);
                const __m256i t33_v = _mm256_unpacklo_epi8(t17_v, t25_v);
                const __m256i t34_v = _mm256_unpackhi_epi8(t17_v, t25_v);
                const __m256i t35_v = _mm256_unpacklo_epi8(t18_v, t26_v);
                const __m256i t36_v = _mm256_unpackhi_epi8(t18_v, t26_v);
                const __m256i t37_v = _mm256_unpacklo_epi8(t19_v, t27_v);
                const __m256i t38_v = _mm256_unpackhi_epi8(t19_v, t27_v);
                const __m256i t39_v = _mm256_unpacklo_epi8(t20_v, t28_v);
                const __m256i t40_v = _mm256_unpackhi_epi8(t20_v, t28_v);
                const __m256i t41_v = _mm256_unpacklo_epi8(t21_v, t29_v);
                const __m256i t42_v = _mm256_unpackhi_epi8(t21_v, t29_v);
                const __m256i t43_v = _mm256_unpacklo_epi8(t22_v, t30_v);
                const __m256i t44_v = _mm256_unpackhi_epi8(t22_v, t30_v);
                const __m256i t45_v = _mm256_unpacklo_epi8(t23_v, t31_v);
                const __m256i t46_v = _mm256_unpackhi_epi8(t23_v, t31_v);
                const __m256i t47_v = _mm256_unpacklo_epi8(t24_v, t32_v);
                const __m256i t48_v = _mm256_unpackhi_epi8(t24_v, t32_v);
                const __m256i t49_v = _mm256_unpacklo_epi8(t33_v, t41_v);
                const __m256i t50_v = _mm256_unpackhi_epi8(t33_v, t41_v);
                const __m256i t51_v = _mm256_unpacklo_epi8(t34_v, t42_v);
                const __m256i t52_v = _mm256_unpackhi_epi8(t34_v, t42_v);
                const __m256i t53_v = _mm256_unpacklo_epi8(t35_v, t43_v);
                const __m256i t54_v = _mm256_unpackhi_epi8(t35_v, t43_v);
                const __m256i t55_v = _mm256_unpacklo_epi8(t36_v, t44_v);
                const __m256i t56_v = _mm256_unpackhi_epi8(t36_v, t44_v);
                const __m256i t57_v = _mm256_unpacklo_epi8(t37_v, t45_v);
                const __m256i t58_v = _mm256_unpackhi_epi8(t37_v, t45_v);
                const __m256i t59_v = _mm256_unpacklo_epi8(t38_v, t46_v);
                const __m256i t60_v = _mm256_unpackhi_epi8(t38_v, t46_v);
                const __m256i t61_v = _mm256_unpacklo_epi8(t39_v, t47_v);
                const __m256i t62_v = _mm256_unpackhi_epi8(t39_v, t47_v);
                const __m256i t63_v = _mm256_unpacklo_epi8(t40_v, t48_v);
                const __m256i t64_v = _mm256_unpackhi_epi8(t40_v, t48_v);
                const __m256i t65_v = _mm256_unpacklo_epi8(t49_v, t57_v);
                const __m256i t66_v = _mm256_unpackhi_epi8(t49_v, t57_v);
                const __m256i t67_v = _mm256_unpacklo_epi8(t50_v, t58_v);
                const __m256i t68_v = _mm256_unpackhi_epi8(t50_v, t58_v);
                const __m256i t69_v = _mm256_unpacklo_epi8(t51_v, t59_v);
                const __m256i t70_v = _mm256_unpackhi_epi8(t51_v, t59_v);
                const __m256i t71_v = _mm256_unpacklo_epi8(t52_v, t60_v);
                const __m256i t72_v = _mm256_unpackhi_epi8(t52_v, t60_v);
                const __m256i t73_v = _mm256_unpacklo_epi8(t53_v, t61_v);
                const __m256i t74_v = _mm256_unpackhi_epi8(t53_v, t61_v);
                const __m256i t75_v = _mm256_unpacklo_epi8(t54_v, t62_v);
                const __m256i t76_v = _mm256_unpackhi_epi8(t54_v, t62_v);
                const __m256i t77_v = _mm256_unpacklo_epi8(t55_v, t63_v);
                const __m256i t78_v = _mm256_unpackhi_epi8(t55_v, t63_v);
                const __m256i t79_v = _mm256_unpacklo_epi8(t56_v, t64_v);
                const __m256i t80_v = _mm256_unpackhi_epi8(t56_v, t64_v);
                const __m256i t81_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t65_v, t73_v), t_v);
                const __m256i t82_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t65_v, t73_v), t2_v);
                const __m256i t83_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t66_v, t74_v), t3_v);
                const __m256i t84_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t66_v, t74_v), t4_v);
                const __m256i t85_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t67_v, t75_v), t5_v);
                const __m256i t86_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t67_v, t75_v), t6_v);
                const __m256i t87_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t68_v, t76_v), t7_v);
                const __m256i t88_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t68_v, t76_v), t8_v);
                const __m256i t89_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t69_v, t77_v), t9_v);
                const __m256i t90_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t69_v, t77_v), t10_v);
                const __m256i t91_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t70_v, t78_v), t11_v);
                const __m256i t92_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t70_v, t78_v), t12_v);
                const __m256i t93_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t71_v, t79_v), t13_v);
                const __m256i t94_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t71_v, t79_v), t14_v);
                const __m256i t95_v = _mm256_add_epi8(_mm256_unpacklo_epi8(t72_v, t80_v), t15_v);
                const __m256i t96_v = _mm256_add_epi8(_mm256_unpackhi_epi8(t72_v, t80_v), t16_v);
                const __m256i t97_v = _mm256_unpacklo_epi8(t81_v, t89_v);
                const __m256i t98_v = _mm256_unpackhi_epi8(t81_v, t89_v);
                const __m256i t99_v = _mm256_unpacklo_epi8(t82_v, t90_v);
                const __m256i t100_v = _mm256_unpackhi_epi8(t82_v, t90_v);
                const __m256i t101_v = _mm256_unpacklo_epi8(t83_v, t91_v);
                const __m256i t102_v = _mm256_unpackhi_epi8(t83_v, t91_v);
                const __m256i t103_v = _mm256_unpacklo_epi8(t84_v, t92_v);
                const __m256i t104_v = _mm256_unpackhi_epi8(t84_v, t92_v);
                const __m256i t105_v = _mm256_unpacklo_epi8(t85_v, t93_v);
                const __m256i t106_v = _mm256_unpackhi_epi8(t85_v, t93_v);
                const __m256i t107_v = _mm256_unpacklo_epi8(t86_v, t94_v);
                const __m256i t108_v = _mm256_unpackhi_epi8(t86_v, t94_v);
                const __m256i t109_v = _mm256_unpacklo_epi8(t87_v, t95_v);
                const __m256i t110_v = _mm256_unpackhi_epi8(t87_v, t95_v);
                const __m256i t111_v = _mm256_unpacklo_epi8(t88_v, t96_v);
                const __m256i t112_v = _mm256_unpackhi_epi8(t88_v, t96_v);
                const __m256i t113_v = _mm256_unpacklo_epi8(t97_v, t105_v);
                const __m256i t114_v = _mm256_unpackhi_epi8(t97_v, t105_v);
                const __m256i t115_v = _mm256_unpacklo_epi8(t98_v, t106_v);
                const __m256i t116_v = _mm256_unpackhi_epi8(t98_v, t106_v);
                const __m256i t117_v = _mm256_unpacklo_epi8(t99_v, t107_v);
                const __m256i t118_v = _mm256_unpackhi_epi8(t99_v, t107_v);
                const __m256i t119_v = _mm256_unpacklo_epi8(t100_v, t108_v);
                const __m256i t120_v = _mm256_unpackhi_epi8(t100_v, t108_v);
                const __m256i t121_v = _mm256_unpacklo_epi8(t101_v, t109_v);
                const __m256i t122_v = _mm256_unpackhi_epi8(t101_v, t109_v);
                const __m256i t123_v = _mm256_unpacklo_epi8(t102_v, t110_v);
                const __m256i t124_v = _mm256_unpackhi_epi8(t102_v, t110_v);
                const __m256i t125_v = _mm256_unpacklo_epi8(t103_v, t111_v);
                const __m256i t126_v = _mm256_unpackhi_epi8(t103_v, t111_v);
                const __m256i t127_v = _mm256_unpacklo_epi8(t104_v, t112_v);
                const __m256i t128_v = _mm256_unpackhi_epi8(t104_v, t112_v);
                const __m256i t129_v = _mm256_unpacklo_epi8(t113_v, t121_v);
                const __m256i t130_v = _mm256_unpackhi_epi8(t113_v, t121_v);
                const __m256i t131_v = _mm256_unpacklo_epi8(t114_v, t122_v);
                const __m256i t132_v = _mm256_unpackhi_epi8(t114_v, t122_v);
                const __m256i t133_v = _mm256_unpacklo_epi8(t115_v, t123_v);
                const __m256i t134_v = _mm256_unpackhi_epi8(t115_v, t123_v);
                const __m256i t135_v = _mm256_unpacklo_epi8(t116_v, t124_v);
                const __m256i t136_v = _mm256_unpackhi_epi8(t116_v, t124_v);
                const __m256i t137_v = _mm256_unpacklo_epi8(t117_v, t125_v);
                const __m256i t138_v = _mm256_unpackhi_epi8(t117_v, t125_v);
                const __m256i t139_v = _mm256_unpacklo_epi8(t118_v, t126_v);
                const __m256i t140_v = _mm256_unpackhi_epi8(t118_v, t126_v);
                const __m256i t141_v = _mm256_unpacklo_epi8(t119_v, t127_v);
                const __m256i t142_v = _mm256_unpackhi_epi8(t119_v, t127_v);
                const __m256i t143_v = _mm256_unpacklo_epi8(t120_v, t128_v);
                const __m256i t144_v = _mm256_unpackhi_epi8(t120_v, t128_v);
                const __m256i t145_v = _mm256_unpacklo_epi8(t129_v, t137_v);
                const __m256i t146_v = _mm256_unpackhi_epi8(t129_v, t137_v);
                const __m256i t147_v = _mm256_unpacklo_epi8(t130_v, t138_v);
                const __m256i t148_v = _mm256_unpackhi_epi8(t130_v, t138_v);
                const __m256i t149_v = _mm256_unpacklo_epi8(t131_v, t139_v);
                const __m256i t150_v = _mm256_unpackhi_epi8(t131_v, t139_v);
                const __m256i t151_v = _mm256_unpacklo_epi8(t132_v, t140_v);
                const __m256i t152_v = _mm256_unpackhi_epi8(t132_v, t140_v);
                const __m256i t153_v = _mm256_unpacklo_epi8(t133_v, t141_v);
                const __m256i t154_v = _mm256_unpackhi_epi8(t133_v, t141_v);
                const __m256i t155_v = _mm256_unpacklo_epi8(t134_v, t142_v);
                const __m256i t156_v = _mm256_unpackhi_epi8(t134_v, t142_v);
                const __m256i t157_v = _mm256_unpacklo_epi8(t135_v, t143_v);
                const __m256i t158_v = _mm256_unpackhi_epi8(t135_v, t143_v);
                const __m256i t159_v = _mm256_unpacklo_epi8(t136_v, t144_v);
                const __m256i t160_v = _mm256_unpackhi_epi8(t136_v, t144_v);
                const __m128i c_row33_v = _mm256_castsi256_si128(t145_v);
                const __m128i c_row34_v = _mm256_extracti128_si256(t145_v, 1);
                _mm_storeu_si128((__m128i *)(void *)c_s, c_row33_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 256), c_row34_v);
                const __m128i c_row35_v = _mm256_castsi256_si128(t146_v);
                const __m128i c_row36_v = _mm256_extracti128_si256(t146_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 16), c_row35_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 272), c_row36_v);
                const __m128i c_row37_v = _mm256_castsi256_si128(t147_v);
                const __m128i c_row38_v = _mm256_extracti128_si256(t147_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 32), c_row37_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 288), c_row38_v);
                const __m128i c_row39_v = _mm256_castsi256_si128(t148_v);
                const __m128i c_row40_v = _mm256_extracti128_si256(t148_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 48), c_row39_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 304), c_row40_v);
                const __m128i c_row41_v = _mm256_castsi256_si128(t149_v);
                const __m128i c_row42_v = _mm256_extracti128_si256(t149_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 64), c_row41_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 320), c_row42_v);
                const __m128i c_row43_v = _mm256_castsi256_si128(t150_v);
                const __m128i c_row44_v = _mm256_extracti128_si256(t150_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 80), c_row43_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 336), c_row44_v);
                const __m128i c_row45_v = _mm256_castsi256_si128(t151_v);
                const __m128i c_row46_v = _mm256_extracti128_si256(t151_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 96), c_row45_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 352), c_row46_v);
                const __m128i c_row47_v = _mm256_castsi256_si128(t152_v);
                const __m128i c_row48_v = _mm256_extracti128_si256(t152_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 112), c_row47_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 368), c_row48_v);
                const __m128i c_row49_v = _mm256_castsi256_si128(t153_v);
                const __m128i c_row50_v = _mm256_extracti128_si256(t153_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 128), c_row49_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 384), c_row50_v);
                const __m128i c_row51_v = _mm256_castsi256_si128(t154_v);
                const __m128i c_row52_v = _mm256_extracti128_si256(t154_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 144), c_row51_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 400), c_row52_v);
                const __m128i c_row53_v = _mm256_castsi256_si128(t155_v);
                const __m128i c_row54_v = _mm256_extracti128_si256(t155_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 160), c_row53_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 416), c_row54_v);
                const __m128i c_row55_v = _mm256_castsi256_si128(t156_v);
                const __m128i c_row56_v = _mm256_extracti128_si256(t156_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 176), c_row55_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 432), c_row56_v);
                const __m128i c_row57_v = _mm256_castsi256_si128(t157_v);
                const __m128i c_row58_v = _mm256_extracti128_si256(t157_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 192), c_row57_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 448), c_row58_v);
                const __m128i c_row59_v = _mm256_castsi256_si128(t158_v);
                const __m128i c_row60_v = _mm256_extracti128_si256(t158_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 208), c_row59_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 464), c_row60_v);
                const __m128i c_row61_v = _mm256_castsi256_si128(t159_v);
                const __m128i c_row62_v = _mm256_extracti128_si256(t159_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 224), c_row61_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 480), c_row62_v);
                const __m128i c_row63_v = _mm256_castsi256_si128(t160_v);
                const __m128i c_row64_v = _mm256_extracti128_si256(t160_v, 1);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 240), c_row63_v);
                _mm_storeu_si128((__m128i *)(void *)(c_s - 496), c_row64_v);
            }
            m = (int)((unsigned int)m + (unsigned int)end * ~15u);
        }
    }
    /* remaining iterations */
    while (m >= 16) {
        VCC_KEEP_SCALAR;
#else
    while (m >= 16)
#endif
 {
        int k;
        for (k = 0; k < 16; k++)
            c[m - 16 + k] += k;
        m -= 16;
    }
#ifdef VCC_VECTOR
    }
#endif
    while (m--)
        c[m] ^= 3;
    for (i = 0; i < (n & 7); i++)
        sum += (unsigned)b[i] * 5;
    return (int)sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
