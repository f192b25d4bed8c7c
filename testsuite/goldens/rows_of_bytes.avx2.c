/* vcc 0.1.0 wrote this from rows_of_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 a[16*n] restrict | out u8 b[16*n] restrict */
/* Rows of sixteen bytes, turned round; what is written back comes between. */
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef signed char vcc_i8 __attribute__((may_alias));
typedef signed char vcc_i8x32 __attribute__((vector_size(32), aligned(1), may_alias));
__attribute__((__target__("avx2")))
#endif
void rows_of_bytes(int n, unsigned char *a, unsigned char *restrict b)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes, avx2 */
    k = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 4);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 4);
        const __m256i t2_v2 = _mm256_slli_epi32(t_v2, 4);
        const __m256i t2_v3 = _mm256_slli_epi32(t_v3, 4);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 32) {
            unsigned char *const a_s = a + (long)(16UL * k2);
            const __m128i a_row_v = _mm_loadu_si128((const __m128i *)(const void *)a_s);
            const __m128i a_row2_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 256));
            const __m256i t_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row_v), a_row2_v, 1);
            const __m128i a_row3_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 16));
            const __m128i a_row4_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 272));
            const __m256i t2_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row3_v), a_row4_v, 1);
            const __m128i a_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 32));
            const __m128i a_row6_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 288));
            const __m256i t3_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row5_v), a_row6_v, 1);
            const __m128i a_row7_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 48));
            const __m128i a_row8_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 304));
            const __m256i t4_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row7_v), a_row8_v, 1);
            const __m128i a_row9_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 64));
            const __m128i a_row10_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 320));
            const __m256i t5_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row9_v), a_row10_v, 1);
            const __m128i a_row11_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 80));
            const __m128i a_row12_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 336));
            const __m256i t6_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row11_v), a_row12_v, 1);
            const __m128i a_row13_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 96));
            const __m128i a_row14_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 352));
            const __m256i t7_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row13_v), a_row14_v, 1);
            const __m128i a_row15_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 112));
            const __m128i a_row16_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 368));
            const __m256i t8_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row15_v), a_row16_v, 1);
            const __m128i a_row17_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 128));
            const __m128i a_row18_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 384));
            const __m256i t9_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row17_v), a_row18_v, 1);
            const __m128i a_row19_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 144));
            const __m128i a_row20_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 400));
            const __m256i t10_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row19_v), a_row20_v, 1);
            const __m128i a_row21_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 160));
            const __m128i a_row22_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 416));
            const __m256i t11_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row21_v), a_row22_v, 1);
            const __m128i a_row23_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 176));
            const __m128i a_row24_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 432));
            const __m256i t12_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row23_v), a_row24_v, 1);
            const __m128i a_row25_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 192));
            const __m128i a_row26_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 448));
            const __m256i t13_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row25_v), a_row26_v, 1);
            const __m128i a_row27_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 208));
            const __m128i a_row28_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 464));
            const __m256i t14_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row27_v), a_row28_v, 1);
            const __m128i a_row29_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 224));
            const __m128i a_row30_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 480));
            const __m256i t15_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row29_v), a_row30_v, 1);
            const __m128i a_row31_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 240));
            const __m128i a_row32_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 496));
            const __m256i t16_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row31_v), a_row32_v, 1);
            const __m256i t17_v = _mm256_unpacklo_epi8(t_v, t9_v);
            const __m256i t18_v = _mm256_unpackhi_epi8(t_v, t9_v);
            const __m256i t19_v = _mm256_unpacklo_epi8(t2_v, t10_v);
            const __m256i t20_v = _mm256_unpackhi_epi8(t2_v, t10_v);
            const __m256i t21_v = _mm256_unpacklo_epi8(t3_v, t11_v);
            const __m256i t22_v = _mm256_unpackhi_epi8(t3_v, t11_v);
            const __m256i t23_v = _mm256_unpacklo_epi8(t4_v, t12_v);
            const __m256i t24_v = _mm256_unpackhi_epi8(t4_v, t12_v);
            const __m256i t25_v = _mm256_unpacklo_epi8(t5_v, t13_v);
            const __m256i t26_v = _mm256_unpackhi_epi8(t5_v, t13_v);
            const __m256i t27_v = _mm256_unpacklo_epi8(t6_v, t14_v);
            const __m256i t28_v = _mm256_unpackhi_epi8(t6_v, t14_v);
            const __m256i t29_v = _mm256_unpacklo_epi8(t7_v, t15_v);
            const __m256i t30_v = _mm256_unpackhi_epi8(t7_v, t15_v);
            const __m256i t31_v = _mm256_unpacklo_epi8(t8_v, t16_v);
            const __m256i t32_v = _mm256_unpackhi_epi8(t8_v, t16_v);
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
            const __m256i a_v = _mm256_unpacklo_epi8(t49_v, t57_v);
            const __m256i a2_v = _mm256_unpackhi_epi8(t49_v, t57_v);
            const __m256i a3_v = _mm256_unpacklo_epi8(t50_v, t58_v);
            const __m256i a4_v = _mm256_unpackhi_epi8(t50_v, t58_v);
            const __m256i a5_v = _mm256_unpacklo_epi8(t51_v, t59_v);
            const __m256i a6_v = _mm256_unpackhi_epi8(t51_v, t59_v);
            const __m256i a7_v = _mm256_unpacklo_epi8(t52_v, t60_v);
            const __m256i a8_v = _mm256_unpackhi_epi8(t52_v, t60_v);
            const __m256i a9_v = _mm256_unpacklo_epi8(t53_v, t61_v);
            const __m256i a10_v = _mm256_unpackhi_epi8(t53_v, t61_v);
            const __m256i a11_v = _mm256_unpacklo_epi8(t54_v, t62_v);
            const __m256i a12_v = _mm256_unpackhi_epi8(t54_v, t62_v);
            const __m256i a13_v = _mm256_unpacklo_epi8(t55_v, t63_v);
            const __m256i a14_v = _mm256_unpackhi_epi8(t55_v, t63_v);
            const __m256i a15_v = _mm256_unpacklo_epi8(t56_v, t64_v);
            const __m256i a16_v = _mm256_unpackhi_epi8(t56_v, t64_v);
            const __m128i t65_v = _mm256_castsi256_si128(a2_v);
            const __m128i t66_v = _mm256_extracti128_si256(a2_v, 1);
            const __m256i t3_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(a2_v));
            const __m256i t3_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t65_v, 8));
            const __m256i t3_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(a2_v, 1));
            const __m256i t3_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t66_v, 8));
            const __m128i t67_v = _mm256_castsi256_si128(a3_v);
            const __m128i t68_v = _mm256_extracti128_si256(a3_v, 1);
            const __m256i t4_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(a3_v));
            const __m256i t4_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t67_v, 8));
            const __m256i t4_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(a3_v, 1));
            const __m256i t4_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t68_v, 8));
            const __m256i t5_v0 = _mm256_add_epi32(t3_v0, t4_v0);
            const __m256i t5_v1 = _mm256_add_epi32(t3_v1, t4_v1);
            const __m256i t5_v2 = _mm256_add_epi32(t3_v2, t4_v2);
            const __m256i t5_v3 = _mm256_add_epi32(t3_v3, t4_v3);
            const __m256i t69_v = _mm256_and_si256(t5_v0, _mm256_set1_epi32(255));
            const __m256i t70_v = _mm256_and_si256(t5_v1, _mm256_set1_epi32(255));
            const __m256i t71_v = _mm256_and_si256(t5_v2, _mm256_set1_epi32(255));
            const __m256i t72_v = _mm256_and_si256(t5_v3, _mm256_set1_epi32(255));
            const __m256i t73_v = _mm256_packs_epi32(t71_v, t72_v);
            const __m256i t74_v = _mm256_packus_epi16(_mm256_packs_epi32(t69_v, t70_v), t73_v);
            const __m256i t75_v =
                _mm256_permutevar8x32_epi32(t74_v, _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
            vcc_i8 *const t76_v = (vcc_i8 *)(void *)a_s;
            const vcc_i32x8 t77_v = (vcc_i32x8)t2_v0;
            const vcc_i32x8 t78_v = (vcc_i32x8)t2_v1;
            const vcc_i32x8 t79_v = (vcc_i32x8)t2_v2;
            const vcc_i32x8 t80_v = (vcc_i32x8)t2_v3;
            const vcc_i8x32 t81_v = (vcc_i8x32)t75_v;
            t76_v[t77_v[0]] = t81_v[0];
            t76_v[t77_v[1]] = t81_v[1];
            t76_v[t77_v[2]] = t81_v[2];
            t76_v[t77_v[3]] = t81_v[3];
            t76_v[t77_v[4]] = t81_v[4];
            t76_v[t77_v[5]] = t81_v[5];
            t76_v[t77_v[6]] = t81_v[6];
            t76_v[t77_v[7]] = t81_v[7];
            t76_v[t78_v[0]] = t81_v[8];
            t76_v[t78_v[1]] = t81_v[9];
            t76_v[t78_v[2]] = t81_v[10];
            t76_v[t78_v[3]] = t81_v[11];
            t76_v[t78_v[4]] = t81_v[12];
            t76_v[t78_v[5]] = t81_v[13];
            t76_v[t78_v[6]] = t81_v[14];
            t76_v[t78_v[7]] = t81_v[15];
            t76_v[t79_v[0]] = t81_v[16];
            t76_v[t79_v[1]] = t81_v[17];
            t76_v[t79_v[2]] = t81_v[18];
            t76_v[t79_v[3]] = t81_v[19];
            t76_v[t79_v[4]] = t81_v[20];
            t76_v[t79_v[5]] = t81_v[21];
            t76_v[t79_v[6]] = t81_v[22];
            t76_v[t79_v[7]] = t81_v[23];
            t76_v[t80_v[0]] = t81_v[24];
            t76_v[t80_v[1]] = t81_v[25];
            t76_v[t80_v[2]] = t81_v[26];
            t76_v[t80_v[3]] = t81_v[27];
            t76_v[t80_v[4]] = t81_v[28];
            t76_v[t80_v[5]] = t81_v[29];
            t76_v[t80_v[6]] = t81_v[30];
            t76_v[t80_v[7]] = t81_v[31];
            unsigned char *const b_s = b + (long)(16UL * k2);
            const __m256i t82_v = _mm256_unpacklo_epi8(a16_v, a8_v);
            const __m256i t83_v = _mm256_unpackhi_epi8(a16_v, a8_v);
            const __m256i t84_v = _mm256_unpacklo_epi8(a15_v, a7_v);
            const __m256i t85_v = _mm256_unpackhi_epi8(a15_v, a7_v);
            const __m256i t86_v = _mm256_unpacklo_epi8(a14_v, a6_v);
            const __m256i t87_v = _mm256_unpackhi_epi8(a14_v, a6_v);
            const __m256i t88_v = _mm256_unpacklo_epi8(a13_v, a5_v);
            const __m256i t89_v = _mm256_unpackhi_epi8(a13_v, a5_v);
            const __m256i t90_v = _mm256_unpacklo_epi8(a12_v, a4_v);
            const __m256i t91_v = _mm256_unpackhi_epi8(a12_v, a4_v);
            const __m256i t92_v = _mm256_unpacklo_epi8(a11_v, a3_v);
            const __m256i t93_v = _mm256_unpackhi_epi8(a11_v, a3_v);
            const __m256i t94_v = _mm256_unpacklo_epi8(a10_v, a2_v);
            const __m256i t95_v = _mm256_unpackhi_epi8(a10_v, a2_v);
            const __m256i t96_v = _mm256_unpacklo_epi8(a9_v, a_v);
            const __m256i t97_v = _mm256_unpackhi_epi8(a9_v, a_v);
            const __m256i t98_v = _mm256_unpacklo_epi8(t82_v, t90_v);
            const __m256i t99_v = _mm256_unpackhi_epi8(t82_v, t90_v);
            const __m256i t100_v = _mm256_unpacklo_epi8(t83_v, t91_v);
            const __m256i t101_v = _mm256_unpackhi_epi8(t83_v, t91_v);
            const __m256i t102_v = _mm256_unpacklo_epi8(t84_v, t92_v);
            const __m256i t103_v = _mm256_unpackhi_epi8(t84_v, t92_v);
            const __m256i t104_v = _mm256_unpacklo_epi8(t85_v, t93_v);
            const __m256i t105_v = _mm256_unpackhi_epi8(t85_v, t93_v);
            const __m256i t106_v = _mm256_unpacklo_epi8(t86_v, t94_v);
            const __m256i t107_v = _mm256_unpackhi_epi8(t86_v, t94_v);
            const __m256i t108_v = _mm256_unpacklo_epi8(t87_v, t95_v);
            const __m256i t109_v = _mm256_unpackhi_epi8(t87_v, t95_v);
            const __m256i t110_v = _mm256_unpacklo_epi8(t88_v, t96_v);
            const __m256i t111_v = _mm256_unpackhi_epi8(t88_v, t96_v);
            const __m256i t112_v = _mm256_unpacklo_epi8(t89_v, t97_v);
            const __m256i t113_v = _mm256_unpackhi_epi8(t89_v, t97_v);
            const __m256i t114_v = _mm256_unpacklo_epi8(t98_v, t106_v);
            const __m256i t115_v = _mm256_unpackhi_epi8(t98_v, t106_v);
            const __m256i t116_v = _mm256_unpacklo_epi8(t99_v, t107_v);
            const __m256i t117_v = _mm256_unpackhi_epi8(t99_v, t107_v);
            const __m256i t118_v = _mm256_unpacklo_epi8(t100_v, t108_v);
            const __m256i t119_v = _mm256_unpackhi_epi8(t100_v, t108_v);
            const __m256i t120_v = _mm256_unpacklo_epi8(t101_v, t109_v);
            const __m256i t121_v = _mm256_unpackhi_epi8(t101_v, t109_v);
            const __m256i t122_v = _mm256_unpacklo_epi8(t102_v, t110_v);
            const __m256i t123_v = _mm256_unpackhi_epi8(t102_v, t110_v);
            const __m256i t124_v = _mm256_unpacklo_epi8(t103_v, t111_v);
            const __m256i t125_v = _mm256_unpackhi_epi8(t103_v, t111_v);
            const __m256i t126_v = _mm256_unpacklo_epi8(t104_v, t112_v);
            const __m256i t127_v = _mm256_unpackhi_epi8(t104_v, t112_v);
            const __m256i t128_v = _mm256_unpacklo_epi8(t105_v, t113_v);
            const __m256i t129_v = _mm256_unpackhi_epi8(t105_v, t113_v);
            const __m256i t130_v = _mm256_unpacklo_epi8(t114_v, t122_v);
            const __m256i t131_v = _mm256_unpackhi_epi8(t114_v, t122_v);
            const __m256i t132_v = _mm256_unpacklo_epi8(t115_v, t123_v);
            const __m256i t133_v = _mm256_unpackhi_epi8(t115_v, t123_v);
            const __m256i t134_v = _mm256_unpacklo_epi8(t116_v, t124_v);
            const __m256i t135_v = _mm256_unpackhi_epi8(t116_v, t124_v);
            const __m256i t136_v = _mm256_unpacklo_epi8(t117_v, t125_v);
            const __m256i t137_v = _mm256_unpackhi_epi8(t117_v, t125_v);
            const __m256i t138_v = _mm256_unpacklo_epi8(t118_v, t126_v);
            const __m256i t139_v = _mm256_unpackhi_epi8(t118_v, t126_v);
            const __m256i t140_v = _mm256_unpacklo_epi8(t119_v, t127_v);
            const __m256i t141_v = _mm256_unpackhi_epi8(t119_v, t127_v);
            const __m256i t142_v = _mm256_unpacklo_epi8(t120_v, t128_v);
            const __m256i t143_v = _mm256_unpackhi_epi8(t120_v, t128_v);
            const __m256i t144_v = _mm256_unpacklo_epi8(t121_v, t129_v);
            const __m256i t145_v = _mm256_unpackhi_epi8(t121_v, t129_v);
            const __m256i b_row_v = _mm256_permute2x128_si256(t130_v, t131_v, 0x20);
            const __m256i b_row2_v = _mm256_permute2x128_si256(t130_v, t131_v, 0x31);
            const __m256i b_row3_v = _mm256_permute2x128_si256(t132_v, t133_v, 0x20);
            const __m256i b_row4_v = _mm256_permute2x128_si256(t132_v, t133_v, 0x31);
            const __m256i b_row5_v = _mm256_permute2x128_si256(t134_v, t135_v, 0x20);
            const __m256i b_row6_v = _mm256_permute2x128_si256(t134_v, t135_v, 0x31);
            const __m256i b_row7_v = _mm256_permute2x128_si256(t136_v, t137_v, 0x20);
            const __m256i b_row8_v = _mm256_permute2x128_si256(t136_v, t137_v, 0x31);
            const __m256i b_row9_v = _mm256_permute2x128_si256(t138_v, t139_v, 0x20);
            const __m256i b_row10_v = _mm256_permute2x128_si256(t138_v, t139_v, 0x31);
            const __m256i b_row11_v = _mm256_permute2x128_si256(t140_v, t141_v, 0x20);
            const __m256i b_row12_v = _mm256_permute2x128_si256(t140_v, t141_v, 0x31);
            const __m256i b_row13_v = _mm256_permute2x128_si256(t142_v, t143_v, 0x20);
            const __m256i b_row14_v = _mm256_permute2x128_si256(t142_v, t143_v, 0x31);
            const __m256i b_row15_v = _mm256_permute2x128_si256(t144_v, t145_v, 0x20);
            const __m256i b_row16_v = _mm256_permute2x128_si256(t144_v, t145_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)b_s, b_row_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 256), b_row2_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 32), b_row3_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 288), b_row4_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 64), b_row5_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 320), b_row6_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 96), b_row7_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 352), b_row8_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 128), b_row9_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 384), b_row10_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 160), b_row11_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 416), b_row12_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 192), b_row13_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 448), b_row14_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 224), b_row15_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 480), b_row16_v);
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
        unsigned char *r = a + 16 * k, *s = b + 16 * k;
        unsigned char first = r[0];
        r[0] = (unsigned char)(r[1] + r[2]);
        s[0] = r[15]; s[1] = r[14]; s[2] = r[13]; s[3] = r[12];
        s[4] = r[11]; s[5] = r[10]; s[6] = r[9]; s[7] = r[8];
        s[8] = r[7]; s[9] = r[6]; s[10] = r[5]; s[11] = r[4];
        s[12] = r[3]; s[13] = r[2]; s[14] = r[1]; s[15] = first;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
