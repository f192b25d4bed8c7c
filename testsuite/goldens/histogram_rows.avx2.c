/* vcc 0.1.0 wrote this from histogram_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[32*n] | out u32 h[16*n] restrict */
/* A histogram of each row of 32. */
#pragma simd declare(linear(x: 32, h: 16))
static void histogram_rows_lane(const unsigned char *x, unsigned *h)
{
    unsigned count[16];
    int i;
    for (i = 0; i < 16; i++)
        count[i] = 0;
    for (i = 0; i < 32; i++)
        count[x[i] >> 4]++;
    for (i = 0; i < 16; i++)
        h[i] = count[i];
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void histogram_rows(int n, const unsigned char *x, unsigned *h)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 20: 32 lanes, avx2 */
    k = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        signed char count_lanes[512] __attribute__((__aligned__(64))) = {0};
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8(4);
        const __m256i t3_v = _mm256_set1_epi8(1);
        const __m256i t4_v = _mm256_set1_epi8(2);
        const __m256i t5_v = _mm256_set1_epi8(3);
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
            unsigned int i_s = 0u;
            int more;
            do {
                _mm256_storeu_si256((__m256i *)(void *)(count_lanes + (long)(int)i_s * 32), t_v);
                const unsigned int t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            const unsigned char *const x_s = x + (long)(32UL * k2);
            const __m128i x_row_v = _mm_loadu_si128((const __m128i *)(const void *)x_s);
            const __m128i x_row2_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 512));
            const __m256i t17_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row_v), x_row2_v, 1);
            const __m128i x_row3_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 32));
            const __m128i x_row4_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 544));
            const __m256i t18_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row3_v), x_row4_v, 1);
            const __m128i x_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 64));
            const __m128i x_row6_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 576));
            const __m256i t19_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row5_v), x_row6_v, 1);
            const __m128i x_row7_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 96));
            const __m128i x_row8_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 608));
            const __m256i t20_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row7_v), x_row8_v, 1);
            const __m128i x_row9_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 128));
            const __m128i x_row10_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 640));
            const __m256i t21_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row9_v), x_row10_v, 1);
            const __m128i x_row11_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 160));
            const __m128i x_row12_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 672));
            const __m256i t22_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row11_v), x_row12_v, 1);
            const __m128i x_row13_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 192));
            const __m128i x_row14_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 704));
            const __m256i t23_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row13_v), x_row14_v, 1);
            const __m128i x_row15_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 224));
            const __m128i x_row16_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 736));
            const __m256i t24_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row15_v), x_row16_v, 1);
            const __m128i x_row17_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 256));
            const __m128i x_row18_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 768));
            const __m256i t25_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row17_v), x_row18_v, 1);
            const __m128i x_row19_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 288));
            const __m128i x_row20_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 800));
            const __m256i t26_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row19_v), x_row20_v, 1);
            const __m128i x_row21_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 320));
            const __m128i x_row22_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 832));
            const __m256i t27_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row21_v), x_row22_v, 1);
            const __m128i x_row23_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 352));
            const __m128i x_row24_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 864));
            const __m256i t28_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row23_v), x_row24_v, 1);
            const __m128i x_row25_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 384));
            const __m128i x_row26_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 896));
            const __m256i t29_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row25_v), x_row26_v, 1);
            const __m128i x_row27_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 416));
            const __m128i x_row28_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 928));
            const __m256i t30_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row27_v), x_row28_v, 1);
            const __m128i x_row29_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 448));
            const __m128i x_row30_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 960));
            const __m256i t31_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row29_v), x_row30_v, 1);
            const __m128i x_row31_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 480));
            const __m128i x_row32_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 992));
            const __m256i t32_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row31_v), x_row32_v, 1);
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
            const __m256i x_v = _mm256_unpacklo_epi8(t65_v, t73_v);
            const __m256i t81_v = _mm256_and_si256(_mm256_srli_epi16(x_v, 4), _mm256_set1_epi8(15));
            const __m256i count_v = _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new_v = _mm256_sub_epi8(count_v, _mm256_cmpeq_epi8(t81_v, t_v));
            const __m256i x2_v = _mm256_unpackhi_epi8(t65_v, t73_v);
            const __m256i x3_v = _mm256_unpacklo_epi8(t66_v, t74_v);
            const __m256i x4_v = _mm256_unpackhi_epi8(t66_v, t74_v);
            const __m256i x5_v = _mm256_unpacklo_epi8(t67_v, t75_v);
            const __m256i x6_v = _mm256_unpackhi_epi8(t67_v, t75_v);
            const __m256i x7_v = _mm256_unpacklo_epi8(t68_v, t76_v);
            const __m256i x8_v = _mm256_unpackhi_epi8(t68_v, t76_v);
            const __m256i x9_v = _mm256_unpacklo_epi8(t69_v, t77_v);
            const __m256i x10_v = _mm256_unpackhi_epi8(t69_v, t77_v);
            const __m256i x11_v = _mm256_unpacklo_epi8(t70_v, t78_v);
            const __m256i x12_v = _mm256_unpackhi_epi8(t70_v, t78_v);
            const __m256i x13_v = _mm256_unpacklo_epi8(t71_v, t79_v);
            const __m256i x14_v = _mm256_unpackhi_epi8(t71_v, t79_v);
            const __m256i x15_v = _mm256_unpacklo_epi8(t72_v, t80_v);
            const __m256i x16_v = _mm256_unpackhi_epi8(t72_v, t80_v);
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new_v);
            const __m256i count2_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new2_v = _mm256_sub_epi8(count2_v, _mm256_cmpeq_epi8(t81_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new2_v);
            const __m256i count3_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new3_v = _mm256_sub_epi8(count3_v, _mm256_cmpeq_epi8(t81_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new3_v);
            const __m256i count4_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new4_v = _mm256_sub_epi8(count4_v, _mm256_cmpeq_epi8(t81_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new4_v);
            const __m256i count5_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new5_v = _mm256_sub_epi8(count5_v, _mm256_cmpeq_epi8(t81_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new5_v);
            const __m256i count6_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new6_v = _mm256_sub_epi8(count6_v, _mm256_cmpeq_epi8(t81_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new6_v);
            const __m256i count7_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new7_v = _mm256_sub_epi8(count7_v, _mm256_cmpeq_epi8(t81_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new7_v);
            const __m256i count8_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new8_v = _mm256_sub_epi8(count8_v, _mm256_cmpeq_epi8(t81_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new8_v);
            const __m256i count9_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new9_v = _mm256_sub_epi8(count9_v, _mm256_cmpeq_epi8(t81_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new9_v);
            const __m256i count10_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new10_v =
                _mm256_sub_epi8(count10_v, _mm256_cmpeq_epi8(t81_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new10_v);
            const __m256i count11_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new11_v =
                _mm256_sub_epi8(count11_v, _mm256_cmpeq_epi8(t81_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new11_v);
            const __m256i count12_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new12_v =
                _mm256_sub_epi8(count12_v, _mm256_cmpeq_epi8(t81_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new12_v);
            const __m256i count13_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new13_v =
                _mm256_sub_epi8(count13_v, _mm256_cmpeq_epi8(t81_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new13_v);
            const __m256i count14_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new14_v =
                _mm256_sub_epi8(count14_v, _mm256_cmpeq_epi8(t81_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new14_v);
            const __m256i count15_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new15_v =
                _mm256_sub_epi8(count15_v, _mm256_cmpeq_epi8(t81_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new15_v);
            const __m256i count16_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new16_v =
                _mm256_sub_epi8(count16_v, _mm256_cmpeq_epi8(t81_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new16_v);
            const __m256i t82_v =
                _mm256_and_si256(_mm256_srli_epi16(x2_v, 4), _mm256_set1_epi8(15));
            const __m256i count17_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new17_v = _mm256_sub_epi8(count17_v, _mm256_cmpeq_epi8(t82_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new17_v);
            const __m256i count18_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new18_v =
                _mm256_sub_epi8(count18_v, _mm256_cmpeq_epi8(t82_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new18_v);
            const __m256i count19_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new19_v =
                _mm256_sub_epi8(count19_v, _mm256_cmpeq_epi8(t82_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new19_v);
            const __m256i count20_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new20_v =
                _mm256_sub_epi8(count20_v, _mm256_cmpeq_epi8(t82_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new20_v);
            const __m256i count21_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new21_v =
                _mm256_sub_epi8(count21_v, _mm256_cmpeq_epi8(t82_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new21_v);
            const __m256i count22_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new22_v =
                _mm256_sub_epi8(count22_v, _mm256_cmpeq_epi8(t82_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new22_v);
            const __m256i count23_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new23_v =
                _mm256_sub_epi8(count23_v, _mm256_cmpeq_epi8(t82_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new23_v);
            const __m256i count24_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new24_v =
                _mm256_sub_epi8(count24_v, _mm256_cmpeq_epi8(t82_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new24_v);
            const __m256i count25_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new25_v =
                _mm256_sub_epi8(count25_v, _mm256_cmpeq_epi8(t82_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new25_v);
            const __m256i count26_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new26_v =
                _mm256_sub_epi8(count26_v, _mm256_cmpeq_epi8(t82_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new26_v);
            const __m256i count27_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new27_v =
                _mm256_sub_epi8(count27_v, _mm256_cmpeq_epi8(t82_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new27_v);
            const __m256i count28_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new28_v =
                _mm256_sub_epi8(count28_v, _mm256_cmpeq_epi8(t82_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new28_v);
            const __m256i count29_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new29_v =
                _mm256_sub_epi8(count29_v, _mm256_cmpeq_epi8(t82_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new29_v);
            const __m256i count30_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new30_v =
                _mm256_sub_epi8(count30_v, _mm256_cmpeq_epi8(t82_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new30_v);
            const __m256i count31_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new31_v =
                _mm256_sub_epi8(count31_v, _mm256_cmpeq_epi8(t82_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new31_v);
            const __m256i count32_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new32_v =
                _mm256_sub_epi8(count32_v, _mm256_cmpeq_epi8(t82_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new32_v);
            const __m256i t83_v =
                _mm256_and_si256(_mm256_srli_epi16(x3_v, 4), _mm256_set1_epi8(15));
            const __m256i count33_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new33_v = _mm256_sub_epi8(count33_v, _mm256_cmpeq_epi8(t83_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new33_v);
            const __m256i count34_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new34_v =
                _mm256_sub_epi8(count34_v, _mm256_cmpeq_epi8(t83_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new34_v);
            const __m256i count35_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new35_v =
                _mm256_sub_epi8(count35_v, _mm256_cmpeq_epi8(t83_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new35_v);
            const __m256i count36_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new36_v =
                _mm256_sub_epi8(count36_v, _mm256_cmpeq_epi8(t83_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new36_v);
            const __m256i count37_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new37_v =
                _mm256_sub_epi8(count37_v, _mm256_cmpeq_epi8(t83_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new37_v);
            const __m256i count38_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new38_v =
                _mm256_sub_epi8(count38_v, _mm256_cmpeq_epi8(t83_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new38_v);
            const __m256i count39_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new39_v =
                _mm256_sub_epi8(count39_v, _mm256_cmpeq_epi8(t83_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new39_v);
            const __m256i count40_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new40_v =
                _mm256_sub_epi8(count40_v, _mm256_cmpeq_epi8(t83_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new40_v);
            const __m256i count41_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new41_v =
                _mm256_sub_epi8(count41_v, _mm256_cmpeq_epi8(t83_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new41_v);
            const __m256i count42_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new42_v =
                _mm256_sub_epi8(count42_v, _mm256_cmpeq_epi8(t83_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new42_v);
            const __m256i count43_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new43_v =
                _mm256_sub_epi8(count43_v, _mm256_cmpeq_epi8(t83_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new43_v);
            const __m256i count44_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new44_v =
                _mm256_sub_epi8(count44_v, _mm256_cmpeq_epi8(t83_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new44_v);
            const __m256i count45_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new45_v =
                _mm256_sub_epi8(count45_v, _mm256_cmpeq_epi8(t83_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new45_v);
            const __m256i count46_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new46_v =
                _mm256_sub_epi8(count46_v, _mm256_cmpeq_epi8(t83_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new46_v);
            const __m256i count47_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new47_v =
                _mm256_sub_epi8(count47_v, _mm256_cmpeq_epi8(t83_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new47_v);
            const __m256i count48_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new48_v =
                _mm256_sub_epi8(count48_v, _mm256_cmpeq_epi8(t83_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new48_v);
            const __m256i t84_v =
                _mm256_and_si256(_mm256_srli_epi16(x4_v, 4), _mm256_set1_epi8(15));
            const __m256i count49_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new49_v = _mm256_sub_epi8(count49_v, _mm256_cmpeq_epi8(t84_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new49_v);
            const __m256i count50_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new50_v =
                _mm256_sub_epi8(count50_v, _mm256_cmpeq_epi8(t84_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new50_v);
            const __m256i count51_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new51_v =
                _mm256_sub_epi8(count51_v, _mm256_cmpeq_epi8(t84_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new51_v);
            const __m256i count52_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new52_v =
                _mm256_sub_epi8(count52_v, _mm256_cmpeq_epi8(t84_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new52_v);
            const __m256i count53_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new53_v =
                _mm256_sub_epi8(count53_v, _mm256_cmpeq_epi8(t84_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new53_v);
            const __m256i count54_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new54_v =
                _mm256_sub_epi8(count54_v, _mm256_cmpeq_epi8(t84_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new54_v);
            const __m256i count55_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new55_v =
                _mm256_sub_epi8(count55_v, _mm256_cmpeq_epi8(t84_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new55_v);
            const __m256i count56_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new56_v =
                _mm256_sub_epi8(count56_v, _mm256_cmpeq_epi8(t84_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new56_v);
            const __m256i count57_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new57_v =
                _mm256_sub_epi8(count57_v, _mm256_cmpeq_epi8(t84_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new57_v);
            const __m256i count58_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new58_v =
                _mm256_sub_epi8(count58_v, _mm256_cmpeq_epi8(t84_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new58_v);
            const __m256i count59_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new59_v =
                _mm256_sub_epi8(count59_v, _mm256_cmpeq_epi8(t84_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new59_v);
            const __m256i count60_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new60_v =
                _mm256_sub_epi8(count60_v, _mm256_cmpeq_epi8(t84_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new60_v);
            const __m256i count61_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new61_v =
                _mm256_sub_epi8(count61_v, _mm256_cmpeq_epi8(t84_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new61_v);
            const __m256i count62_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new62_v =
                _mm256_sub_epi8(count62_v, _mm256_cmpeq_epi8(t84_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new62_v);
            const __m256i count63_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new63_v =
                _mm256_sub_epi8(count63_v, _mm256_cmpeq_epi8(t84_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new63_v);
            const __m256i count64_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new64_v =
                _mm256_sub_epi8(count64_v, _mm256_cmpeq_epi8(t84_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new64_v);
            const __m256i t85_v =
                _mm256_and_si256(_mm256_srli_epi16(x5_v, 4), _mm256_set1_epi8(15));
            const __m256i count65_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new65_v = _mm256_sub_epi8(count65_v, _mm256_cmpeq_epi8(t85_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new65_v);
            const __m256i count66_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new66_v =
                _mm256_sub_epi8(count66_v, _mm256_cmpeq_epi8(t85_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new66_v);
            const __m256i count67_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new67_v =
                _mm256_sub_epi8(count67_v, _mm256_cmpeq_epi8(t85_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new67_v);
            const __m256i count68_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new68_v =
                _mm256_sub_epi8(count68_v, _mm256_cmpeq_epi8(t85_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new68_v);
            const __m256i count69_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new69_v =
                _mm256_sub_epi8(count69_v, _mm256_cmpeq_epi8(t85_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new69_v);
            const __m256i count70_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new70_v =
                _mm256_sub_epi8(count70_v, _mm256_cmpeq_epi8(t85_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new70_v);
            const __m256i count71_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new71_v =
                _mm256_sub_epi8(count71_v, _mm256_cmpeq_epi8(t85_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new71_v);
            const __m256i count72_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new72_v =
                _mm256_sub_epi8(count72_v, _mm256_cmpeq_epi8(t85_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new72_v);
            const __m256i count73_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new73_v =
                _mm256_sub_epi8(count73_v, _mm256_cmpeq_epi8(t85_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new73_v);
            const __m256i count74_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new74_v =
                _mm256_sub_epi8(count74_v, _mm256_cmpeq_epi8(t85_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new74_v);
            const __m256i count75_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new75_v =
                _mm256_sub_epi8(count75_v, _mm256_cmpeq_epi8(t85_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new75_v);
            const __m256i count76_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new76_v =
                _mm256_sub_epi8(count76_v, _mm256_cmpeq_epi8(t85_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new76_v);
            const __m256i count77_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new77_v =
                _mm256_sub_epi8(count77_v, _mm256_cmpeq_epi8(t85_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new77_v);
            const __m256i count78_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new78_v =
                _mm256_sub_epi8(count78_v, _mm256_cmpeq_epi8(t85_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new78_v);
            const __m256i count79_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new79_v =
                _mm256_sub_epi8(count79_v, _mm256_cmpeq_epi8(t85_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new79_v);
            const __m256i count80_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new80_v =
                _mm256_sub_epi8(count80_v, _mm256_cmpeq_epi8(t85_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new80_v);
            const __m256i t86_v =
                _mm256_and_si256(_mm256_srli_epi16(x6_v, 4), _mm256_set1_epi8(15));
            const __m256i count81_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new81_v = _mm256_sub_epi8(count81_v, _mm256_cmpeq_epi8(t86_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new81_v);
            const __m256i count82_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new82_v =
                _mm256_sub_epi8(count82_v, _mm256_cmpeq_epi8(t86_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new82_v);
            const __m256i count83_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new83_v =
                _mm256_sub_epi8(count83_v, _mm256_cmpeq_epi8(t86_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new83_v);
            const __m256i count84_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new84_v =
                _mm256_sub_epi8(count84_v, _mm256_cmpeq_epi8(t86_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new84_v);
            const __m256i count85_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new85_v =
                _mm256_sub_epi8(count85_v, _mm256_cmpeq_epi8(t86_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new85_v);
            const __m256i count86_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new86_v =
                _mm256_sub_epi8(count86_v, _mm256_cmpeq_epi8(t86_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new86_v);
            const __m256i count87_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new87_v =
                _mm256_sub_epi8(count87_v, _mm256_cmpeq_epi8(t86_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new87_v);
            const __m256i count88_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new88_v =
                _mm256_sub_epi8(count88_v, _mm256_cmpeq_epi8(t86_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new88_v);
            const __m256i count89_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new89_v =
                _mm256_sub_epi8(count89_v, _mm256_cmpeq_epi8(t86_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new89_v);
            const __m256i count90_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new90_v =
                _mm256_sub_epi8(count90_v, _mm256_cmpeq_epi8(t86_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new90_v);
            const __m256i count91_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new91_v =
                _mm256_sub_epi8(count91_v, _mm256_cmpeq_epi8(t86_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new91_v);
            const __m256i count92_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new92_v =
                _mm256_sub_epi8(count92_v, _mm256_cmpeq_epi8(t86_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new92_v);
            const __m256i count93_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new93_v =
                _mm256_sub_epi8(count93_v, _mm256_cmpeq_epi8(t86_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new93_v);
            const __m256i count94_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new94_v =
                _mm256_sub_epi8(count94_v, _mm256_cmpeq_epi8(t86_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new94_v);
            const __m256i count95_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new95_v =
                _mm256_sub_epi8(count95_v, _mm256_cmpeq_epi8(t86_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new95_v);
            const __m256i count96_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new96_v =
                _mm256_sub_epi8(count96_v, _mm256_cmpeq_epi8(t86_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new96_v);
            const __m256i t87_v =
                _mm256_and_si256(_mm256_srli_epi16(x7_v, 4), _mm256_set1_epi8(15));
            const __m256i count97_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new97_v = _mm256_sub_epi8(count97_v, _mm256_cmpeq_epi8(t87_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new97_v);
            const __m256i count98_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new98_v =
                _mm256_sub_epi8(count98_v, _mm256_cmpeq_epi8(t87_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new98_v);
            const __m256i count99_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new99_v =
                _mm256_sub_epi8(count99_v, _mm256_cmpeq_epi8(t87_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new99_v);
            const __m256i count100_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new100_v =
                _mm256_sub_epi8(count100_v, _mm256_cmpeq_epi8(t87_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new100_v);
            const __m256i count101_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new101_v =
                _mm256_sub_epi8(count101_v, _mm256_cmpeq_epi8(t87_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new101_v);
            const __m256i count102_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new102_v =
                _mm256_sub_epi8(count102_v, _mm256_cmpeq_epi8(t87_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new102_v);
            const __m256i count103_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new103_v =
                _mm256_sub_epi8(count103_v, _mm256_cmpeq_epi8(t87_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new103_v);
            const __m256i count104_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new104_v =
                _mm256_sub_epi8(count104_v, _mm256_cmpeq_epi8(t87_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new104_v);
            const __m256i count105_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new105_v =
                _mm256_sub_epi8(count105_v, _mm256_cmpeq_epi8(t87_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new105_v);
            const __m256i count106_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new106_v =
                _mm256_sub_epi8(count106_v, _mm256_cmpeq_epi8(t87_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new106_v);
            const __m256i count107_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new107_v =
                _mm256_sub_epi8(count107_v, _mm256_cmpeq_epi8(t87_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new107_v);
            const __m256i count108_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new108_v =
                _mm256_sub_epi8(count108_v, _mm256_cmpeq_epi8(t87_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new108_v);
            const __m256i count109_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new109_v =
                _mm256_sub_epi8(count109_v, _mm256_cmpeq_epi8(t87_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new109_v);
            const __m256i count110_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new110_v =
                _mm256_sub_epi8(count110_v, _mm256_cmpeq_epi8(t87_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new110_v);
            const __m256i count111_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new111_v =
                _mm256_sub_epi8(count111_v, _mm256_cmpeq_epi8(t87_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new111_v);
            const __m256i count112_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new112_v =
                _mm256_sub_epi8(count112_v, _mm256_cmpeq_epi8(t87_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new112_v);
            const __m256i t88_v =
                _mm256_and_si256(_mm256_srli_epi16(x8_v, 4), _mm256_set1_epi8(15));
            const __m256i count113_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new113_v =
                _mm256_sub_epi8(count113_v, _mm256_cmpeq_epi8(t88_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new113_v);
            const __m256i count114_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new114_v =
                _mm256_sub_epi8(count114_v, _mm256_cmpeq_epi8(t88_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new114_v);
            const __m256i count115_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new115_v =
                _mm256_sub_epi8(count115_v, _mm256_cmpeq_epi8(t88_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new115_v);
            const __m256i count116_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new116_v =
                _mm256_sub_epi8(count116_v, _mm256_cmpeq_epi8(t88_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new116_v);
            const __m256i count117_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new117_v =
                _mm256_sub_epi8(count117_v, _mm256_cmpeq_epi8(t88_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new117_v);
            const __m256i count118_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new118_v =
                _mm256_sub_epi8(count118_v, _mm256_cmpeq_epi8(t88_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new118_v);
            const __m256i count119_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new119_v =
                _mm256_sub_epi8(count119_v, _mm256_cmpeq_epi8(t88_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new119_v);
            const __m256i count120_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new120_v =
                _mm256_sub_epi8(count120_v, _mm256_cmpeq_epi8(t88_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new120_v);
            const __m256i count121_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new121_v =
                _mm256_sub_epi8(count121_v, _mm256_cmpeq_epi8(t88_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new121_v);
            const __m256i count122_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new122_v =
                _mm256_sub_epi8(count122_v, _mm256_cmpeq_epi8(t88_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new122_v);
            const __m256i count123_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new123_v =
                _mm256_sub_epi8(count123_v, _mm256_cmpeq_epi8(t88_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new123_v);
            const __m256i count124_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new124_v =
                _mm256_sub_epi8(count124_v, _mm256_cmpeq_epi8(t88_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new124_v);
            const __m256i count125_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new125_v =
                _mm256_sub_epi8(count125_v, _mm256_cmpeq_epi8(t88_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new125_v);
            const __m256i count126_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new126_v =
                _mm256_sub_epi8(count126_v, _mm256_cmpeq_epi8(t88_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new126_v);
            const __m256i count127_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new127_v =
                _mm256_sub_epi8(count127_v, _mm256_cmpeq_epi8(t88_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new127_v);
            const __m256i count128_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new128_v =
                _mm256_sub_epi8(count128_v, _mm256_cmpeq_epi8(t88_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new128_v);
            const __m256i t89_v =
                _mm256_and_si256(_mm256_srli_epi16(x9_v, 4), _mm256_set1_epi8(15));
            const __m256i count129_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new129_v =
                _mm256_sub_epi8(count129_v, _mm256_cmpeq_epi8(t89_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new129_v);
            const __m256i count130_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new130_v =
                _mm256_sub_epi8(count130_v, _mm256_cmpeq_epi8(t89_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new130_v);
            const __m256i count131_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new131_v =
                _mm256_sub_epi8(count131_v, _mm256_cmpeq_epi8(t89_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new131_v);
            const __m256i count132_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new132_v =
                _mm256_sub_epi8(count132_v, _mm256_cmpeq_epi8(t89_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new132_v);
            const __m256i count133_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new133_v =
                _mm256_sub_epi8(count133_v, _mm256_cmpeq_epi8(t89_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new133_v);
            const __m256i count134_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new134_v =
                _mm256_sub_epi8(count134_v, _mm256_cmpeq_epi8(t89_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new134_v);
            const __m256i count135_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new135_v =
                _mm256_sub_epi8(count135_v, _mm256_cmpeq_epi8(t89_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new135_v);
            const __m256i count136_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new136_v =
                _mm256_sub_epi8(count136_v, _mm256_cmpeq_epi8(t89_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new136_v);
            const __m256i count137_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new137_v =
                _mm256_sub_epi8(count137_v, _mm256_cmpeq_epi8(t89_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new137_v);
            const __m256i count138_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new138_v =
                _mm256_sub_epi8(count138_v, _mm256_cmpeq_epi8(t89_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new138_v);
            const __m256i count139_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new139_v =
                _mm256_sub_epi8(count139_v, _mm256_cmpeq_epi8(t89_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new139_v);
            const __m256i count140_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new140_v =
                _mm256_sub_epi8(count140_v, _mm256_cmpeq_epi8(t89_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new140_v);
            const __m256i count141_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new141_v =
                _mm256_sub_epi8(count141_v, _mm256_cmpeq_epi8(t89_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new141_v);
            const __m256i count142_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new142_v =
                _mm256_sub_epi8(count142_v, _mm256_cmpeq_epi8(t89_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new142_v);
            const __m256i count143_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new143_v =
                _mm256_sub_epi8(count143_v, _mm256_cmpeq_epi8(t89_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new143_v);
            const __m256i count144_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new144_v =
                _mm256_sub_epi8(count144_v, _mm256_cmpeq_epi8(t89_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new144_v);
            const __m256i t90_v =
                _mm256_and_si256(_mm256_srli_epi16(x10_v, 4), _mm256_set1_epi8(15));
            const __m256i count145_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new145_v =
                _mm256_sub_epi8(count145_v, _mm256_cmpeq_epi8(t90_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new145_v);
            const __m256i count146_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new146_v =
                _mm256_sub_epi8(count146_v, _mm256_cmpeq_epi8(t90_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new146_v);
            const __m256i count147_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new147_v =
                _mm256_sub_epi8(count147_v, _mm256_cmpeq_epi8(t90_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new147_v);
            const __m256i count148_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new148_v =
                _mm256_sub_epi8(count148_v, _mm256_cmpeq_epi8(t90_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new148_v);
            const __m256i count149_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new149_v =
                _mm256_sub_epi8(count149_v, _mm256_cmpeq_epi8(t90_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new149_v);
            const __m256i count150_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new150_v =
                _mm256_sub_epi8(count150_v, _mm256_cmpeq_epi8(t90_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new150_v);
            const __m256i count151_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new151_v =
                _mm256_sub_epi8(count151_v, _mm256_cmpeq_epi8(t90_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new151_v);
            const __m256i count152_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new152_v =
                _mm256_sub_epi8(count152_v, _mm256_cmpeq_epi8(t90_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new152_v);
            const __m256i count153_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new153_v =
                _mm256_sub_epi8(count153_v, _mm256_cmpeq_epi8(t90_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new153_v);
            const __m256i count154_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new154_v =
                _mm256_sub_epi8(count154_v, _mm256_cmpeq_epi8(t90_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new154_v);
            const __m256i count155_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new155_v =
                _mm256_sub_epi8(count155_v, _mm256_cmpeq_epi8(t90_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new155_v);
            const __m256i count156_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new156_v =
                _mm256_sub_epi8(count156_v, _mm256_cmpeq_epi8(t90_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new156_v);
            const __m256i count157_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new157_v =
                _mm256_sub_epi8(count157_v, _mm256_cmpeq_epi8(t90_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new157_v);
            const __m256i count158_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new158_v =
                _mm256_sub_epi8(count158_v, _mm256_cmpeq_epi8(t90_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new158_v);
            const __m256i count159_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new159_v =
                _mm256_sub_epi8(count159_v, _mm256_cmpeq_epi8(t90_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new159_v);
            const __m256i count160_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new160_v =
                _mm256_sub_epi8(count160_v, _mm256_cmpeq_epi8(t90_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new160_v);
            const __m256i t91_v =
                _mm256_and_si256(_mm256_srli_epi16(x11_v, 4), _mm256_set1_epi8(15));
            const __m256i count161_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new161_v =
                _mm256_sub_epi8(count161_v, _mm256_cmpeq_epi8(t91_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new161_v);
            const __m256i count162_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new162_v =
                _mm256_sub_epi8(count162_v, _mm256_cmpeq_epi8(t91_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new162_v);
            const __m256i count163_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new163_v =
                _mm256_sub_epi8(count163_v, _mm256_cmpeq_epi8(t91_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new163_v);
            const __m256i count164_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new164_v =
                _mm256_sub_epi8(count164_v, _mm256_cmpeq_epi8(t91_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new164_v);
            const __m256i count165_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new165_v =
                _mm256_sub_epi8(count165_v, _mm256_cmpeq_epi8(t91_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new165_v);
            const __m256i count166_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new166_v =
                _mm256_sub_epi8(count166_v, _mm256_cmpeq_epi8(t91_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new166_v);
            const __m256i count167_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new167_v =
                _mm256_sub_epi8(count167_v, _mm256_cmpeq_epi8(t91_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new167_v);
            const __m256i count168_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new168_v =
                _mm256_sub_epi8(count168_v, _mm256_cmpeq_epi8(t91_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new168_v);
            const __m256i count169_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new169_v =
                _mm256_sub_epi8(count169_v, _mm256_cmpeq_epi8(t91_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new169_v);
            const __m256i count170_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new170_v =
                _mm256_sub_epi8(count170_v, _mm256_cmpeq_epi8(t91_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new170_v);
            const __m256i count171_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new171_v =
                _mm256_sub_epi8(count171_v, _mm256_cmpeq_epi8(t91_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new171_v);
            const __m256i count172_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new172_v =
                _mm256_sub_epi8(count172_v, _mm256_cmpeq_epi8(t91_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new172_v);
            const __m256i count173_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new173_v =
                _mm256_sub_epi8(count173_v, _mm256_cmpeq_epi8(t91_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new173_v);
            const __m256i count174_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new174_v =
                _mm256_sub_epi8(count174_v, _mm256_cmpeq_epi8(t91_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new174_v);
            const __m256i count175_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new175_v =
                _mm256_sub_epi8(count175_v, _mm256_cmpeq_epi8(t91_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new175_v);
            const __m256i count176_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new176_v =
                _mm256_sub_epi8(count176_v, _mm256_cmpeq_epi8(t91_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new176_v);
            const __m256i t92_v =
                _mm256_and_si256(_mm256_srli_epi16(x12_v, 4), _mm256_set1_epi8(15));
            const __m256i count177_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new177_v =
                _mm256_sub_epi8(count177_v, _mm256_cmpeq_epi8(t92_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new177_v);
            const __m256i count178_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new178_v =
                _mm256_sub_epi8(count178_v, _mm256_cmpeq_epi8(t92_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new178_v);
            const __m256i count179_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new179_v =
                _mm256_sub_epi8(count179_v, _mm256_cmpeq_epi8(t92_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new179_v);
            const __m256i count180_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new180_v =
                _mm256_sub_epi8(count180_v, _mm256_cmpeq_epi8(t92_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new180_v);
            const __m256i count181_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new181_v =
                _mm256_sub_epi8(count181_v, _mm256_cmpeq_epi8(t92_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new181_v);
            const __m256i count182_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new182_v =
                _mm256_sub_epi8(count182_v, _mm256_cmpeq_epi8(t92_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new182_v);
            const __m256i count183_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new183_v =
                _mm256_sub_epi8(count183_v, _mm256_cmpeq_epi8(t92_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new183_v);
            const __m256i count184_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new184_v =
                _mm256_sub_epi8(count184_v, _mm256_cmpeq_epi8(t92_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new184_v);
            const __m256i count185_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new185_v =
                _mm256_sub_epi8(count185_v, _mm256_cmpeq_epi8(t92_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new185_v);
            const __m256i count186_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new186_v =
                _mm256_sub_epi8(count186_v, _mm256_cmpeq_epi8(t92_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new186_v);
            const __m256i count187_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new187_v =
                _mm256_sub_epi8(count187_v, _mm256_cmpeq_epi8(t92_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new187_v);
            const __m256i count188_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new188_v =
                _mm256_sub_epi8(count188_v, _mm256_cmpeq_epi8(t92_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new188_v);
            const __m256i count189_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new189_v =
                _mm256_sub_epi8(count189_v, _mm256_cmpeq_epi8(t92_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new189_v);
            const __m256i count190_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new190_v =
                _mm256_sub_epi8(count190_v, _mm256_cmpeq_epi8(t92_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new190_v);
            const __m256i count191_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new191_v =
                _mm256_sub_epi8(count191_v, _mm256_cmpeq_epi8(t92_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new191_v);
            const __m256i count192_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new192_v =
                _mm256_sub_epi8(count192_v, _mm256_cmpeq_epi8(t92_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new192_v);
            const __m256i t93_v =
                _mm256_and_si256(_mm256_srli_epi16(x13_v, 4), _mm256_set1_epi8(15));
            const __m256i count193_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new193_v =
                _mm256_sub_epi8(count193_v, _mm256_cmpeq_epi8(t93_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new193_v);
            const __m256i count194_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new194_v =
                _mm256_sub_epi8(count194_v, _mm256_cmpeq_epi8(t93_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new194_v);
            const __m256i count195_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new195_v =
                _mm256_sub_epi8(count195_v, _mm256_cmpeq_epi8(t93_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new195_v);
            const __m256i count196_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new196_v =
                _mm256_sub_epi8(count196_v, _mm256_cmpeq_epi8(t93_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new196_v);
            const __m256i count197_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new197_v =
                _mm256_sub_epi8(count197_v, _mm256_cmpeq_epi8(t93_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new197_v);
            const __m256i count198_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new198_v =
                _mm256_sub_epi8(count198_v, _mm256_cmpeq_epi8(t93_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new198_v);
            const __m256i count199_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new199_v =
                _mm256_sub_epi8(count199_v, _mm256_cmpeq_epi8(t93_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new199_v);
            const __m256i count200_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new200_v =
                _mm256_sub_epi8(count200_v, _mm256_cmpeq_epi8(t93_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new200_v);
            const __m256i count201_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new201_v =
                _mm256_sub_epi8(count201_v, _mm256_cmpeq_epi8(t93_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new201_v);
            const __m256i count202_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new202_v =
                _mm256_sub_epi8(count202_v, _mm256_cmpeq_epi8(t93_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new202_v);
            const __m256i count203_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new203_v =
                _mm256_sub_epi8(count203_v, _mm256_cmpeq_epi8(t93_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new203_v);
            const __m256i count204_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new204_v =
                _mm256_sub_epi8(count204_v, _mm256_cmpeq_epi8(t93_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new204_v);
            const __m256i count205_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new205_v =
                _mm256_sub_epi8(count205_v, _mm256_cmpeq_epi8(t93_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new205_v);
            const __m256i count206_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new206_v =
                _mm256_sub_epi8(count206_v, _mm256_cmpeq_epi8(t93_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new206_v);
            const __m256i count207_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new207_v =
                _mm256_sub_epi8(count207_v, _mm256_cmpeq_epi8(t93_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new207_v);
            const __m256i count208_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new208_v =
                _mm256_sub_epi8(count208_v, _mm256_cmpeq_epi8(t93_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new208_v);
            const __m256i t94_v =
                _mm256_and_si256(_mm256_srli_epi16(x14_v, 4), _mm256_set1_epi8(15));
            const __m256i count209_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new209_v =
                _mm256_sub_epi8(count209_v, _mm256_cmpeq_epi8(t94_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new209_v);
            const __m256i count210_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new210_v =
                _mm256_sub_epi8(count210_v, _mm256_cmpeq_epi8(t94_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new210_v);
            const __m256i count211_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new211_v =
                _mm256_sub_epi8(count211_v, _mm256_cmpeq_epi8(t94_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new211_v);
            const __m256i count212_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new212_v =
                _mm256_sub_epi8(count212_v, _mm256_cmpeq_epi8(t94_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new212_v);
            const __m256i count213_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new213_v =
                _mm256_sub_epi8(count213_v, _mm256_cmpeq_epi8(t94_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new213_v);
            const __m256i count214_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new214_v =
                _mm256_sub_epi8(count214_v, _mm256_cmpeq_epi8(t94_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new214_v);
            const __m256i count215_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new215_v =
                _mm256_sub_epi8(count215_v, _mm256_cmpeq_epi8(t94_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new215_v);
            const __m256i count216_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new216_v =
                _mm256_sub_epi8(count216_v, _mm256_cmpeq_epi8(t94_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new216_v);
            const __m256i count217_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new217_v =
                _mm256_sub_epi8(count217_v, _mm256_cmpeq_epi8(t94_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new217_v);
            const __m256i count218_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new218_v =
                _mm256_sub_epi8(count218_v, _mm256_cmpeq_epi8(t94_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new218_v);
            const __m256i count219_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new219_v =
                _mm256_sub_epi8(count219_v, _mm256_cmpeq_epi8(t94_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new219_v);
            const __m256i count220_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new220_v =
                _mm256_sub_epi8(count220_v, _mm256_cmpeq_epi8(t94_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new220_v);
            const __m256i count221_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new221_v =
                _mm256_sub_epi8(count221_v, _mm256_cmpeq_epi8(t94_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new221_v);
            const __m256i count222_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new222_v =
                _mm256_sub_epi8(count222_v, _mm256_cmpeq_epi8(t94_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new222_v);
            const __m256i count223_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new223_v =
                _mm256_sub_epi8(count223_v, _mm256_cmpeq_epi8(t94_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new223_v);
            const __m256i count224_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new224_v =
                _mm256_sub_epi8(count224_v, _mm256_cmpeq_epi8(t94_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new224_v);
            const __m256i t95_v =
                _mm256_and_si256(_mm256_srli_epi16(x15_v, 4), _mm256_set1_epi8(15));
            const __m256i count225_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new225_v =
                _mm256_sub_epi8(count225_v, _mm256_cmpeq_epi8(t95_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new225_v);
            const __m256i count226_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new226_v =
                _mm256_sub_epi8(count226_v, _mm256_cmpeq_epi8(t95_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new226_v);
            const __m256i count227_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new227_v =
                _mm256_sub_epi8(count227_v, _mm256_cmpeq_epi8(t95_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new227_v);
            const __m256i count228_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new228_v =
                _mm256_sub_epi8(count228_v, _mm256_cmpeq_epi8(t95_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new228_v);
            const __m256i count229_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new229_v =
                _mm256_sub_epi8(count229_v, _mm256_cmpeq_epi8(t95_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new229_v);
            const __m256i count230_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new230_v =
                _mm256_sub_epi8(count230_v, _mm256_cmpeq_epi8(t95_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new230_v);
            const __m256i count231_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new231_v =
                _mm256_sub_epi8(count231_v, _mm256_cmpeq_epi8(t95_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new231_v);
            const __m256i count232_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new232_v =
                _mm256_sub_epi8(count232_v, _mm256_cmpeq_epi8(t95_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new232_v);
            const __m256i count233_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new233_v =
                _mm256_sub_epi8(count233_v, _mm256_cmpeq_epi8(t95_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new233_v);
            const __m256i count234_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new234_v =
                _mm256_sub_epi8(count234_v, _mm256_cmpeq_epi8(t95_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new234_v);
            const __m256i count235_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new235_v =
                _mm256_sub_epi8(count235_v, _mm256_cmpeq_epi8(t95_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new235_v);
            const __m256i count236_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new236_v =
                _mm256_sub_epi8(count236_v, _mm256_cmpeq_epi8(t95_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new236_v);
            const __m256i count237_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new237_v =
                _mm256_sub_epi8(count237_v, _mm256_cmpeq_epi8(t95_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new237_v);
            const __m256i count238_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new238_v =
                _mm256_sub_epi8(count238_v, _mm256_cmpeq_epi8(t95_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new238_v);
            const __m256i count239_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new239_v =
                _mm256_sub_epi8(count239_v, _mm256_cmpeq_epi8(t95_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new239_v);
            const __m256i count240_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new240_v =
                _mm256_sub_epi8(count240_v, _mm256_cmpeq_epi8(t95_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new240_v);
            const __m256i t96_v =
                _mm256_and_si256(_mm256_srli_epi16(x16_v, 4), _mm256_set1_epi8(15));
            const __m256i count241_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new241_v =
                _mm256_sub_epi8(count241_v, _mm256_cmpeq_epi8(t96_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new241_v);
            const __m256i count242_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new242_v =
                _mm256_sub_epi8(count242_v, _mm256_cmpeq_epi8(t96_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new242_v);
            const __m256i count243_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new243_v =
                _mm256_sub_epi8(count243_v, _mm256_cmpeq_epi8(t96_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new243_v);
            const __m256i count244_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new244_v =
                _mm256_sub_epi8(count244_v, _mm256_cmpeq_epi8(t96_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new244_v);
            const __m256i count245_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new245_v =
                _mm256_sub_epi8(count245_v, _mm256_cmpeq_epi8(t96_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new245_v);
            const __m256i count246_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new246_v =
                _mm256_sub_epi8(count246_v, _mm256_cmpeq_epi8(t96_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new246_v);
            const __m256i count247_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new247_v =
                _mm256_sub_epi8(count247_v, _mm256_cmpeq_epi8(t96_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new247_v);
            const __m256i count248_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new248_v =
                _mm256_sub_epi8(count248_v, _mm256_cmpeq_epi8(t96_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new248_v);
            const __m256i count249_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new249_v =
                _mm256_sub_epi8(count249_v, _mm256_cmpeq_epi8(t96_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new249_v);
            const __m256i count250_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new250_v =
                _mm256_sub_epi8(count250_v, _mm256_cmpeq_epi8(t96_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new250_v);
            const __m256i count251_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new251_v =
                _mm256_sub_epi8(count251_v, _mm256_cmpeq_epi8(t96_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new251_v);
            const __m256i count252_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new252_v =
                _mm256_sub_epi8(count252_v, _mm256_cmpeq_epi8(t96_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new252_v);
            const __m256i count253_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new253_v =
                _mm256_sub_epi8(count253_v, _mm256_cmpeq_epi8(t96_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new253_v);
            const __m256i count254_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new254_v =
                _mm256_sub_epi8(count254_v, _mm256_cmpeq_epi8(t96_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new254_v);
            const __m256i count255_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new255_v =
                _mm256_sub_epi8(count255_v, _mm256_cmpeq_epi8(t96_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new255_v);
            const __m256i count256_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new256_v =
                _mm256_sub_epi8(count256_v, _mm256_cmpeq_epi8(t96_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new256_v);
            const __m128i x_row33_v = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16));
            const __m128i x_row34_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 512));
            const __m256i t97_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row33_v), x_row34_v, 1);
            const __m128i x_row35_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 32));
            const __m128i x_row36_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 544));
            const __m256i t98_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row35_v), x_row36_v, 1);
            const __m128i x_row37_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 64));
            const __m128i x_row38_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 576));
            const __m256i t99_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row37_v), x_row38_v, 1);
            const __m128i x_row39_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 96));
            const __m128i x_row40_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 608));
            const __m256i t100_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row39_v), x_row40_v, 1);
            const __m128i x_row41_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 128));
            const __m128i x_row42_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 640));
            const __m256i t101_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row41_v), x_row42_v, 1);
            const __m128i x_row43_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 160));
            const __m128i x_row44_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 672));
            const __m256i t102_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row43_v), x_row44_v, 1);
            const __m128i x_row45_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 192));
            const __m128i x_row46_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 704));
            const __m256i t103_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row45_v), x_row46_v, 1);
            const __m128i x_row47_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 224));
            const __m128i x_row48_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 736));
            const __m256i t104_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row47_v), x_row48_v, 1);
            const __m128i x_row49_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 256));
            const __m128i x_row50_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 768));
            const __m256i t105_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row49_v), x_row50_v, 1);
            const __m128i x_row51_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 288));
            const __m128i x_row52_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 800));
            const __m256i t106_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row51_v), x_row52_v, 1);
            const __m128i x_row53_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 320));
            const __m128i x_row54_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 832));
            const __m256i t107_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row53_v), x_row54_v, 1);
            const __m128i x_row55_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 352));
            const __m128i x_row56_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 864));
            const __m256i t108_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row55_v), x_row56_v, 1);
            const __m128i x_row57_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 384));
            const __m128i x_row58_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 896));
            const __m256i t109_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row57_v), x_row58_v, 1);
            const __m128i x_row59_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 416));
            const __m128i x_row60_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 928));
            const __m256i t110_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row59_v), x_row60_v, 1);
            const __m128i x_row61_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 448));
            const __m128i x_row62_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 960));
            const __m256i t111_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row61_v), x_row62_v, 1);
            const __m128i x_row63_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 480));
            const __m128i x_row64_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16 + 992));
            const __m256i t112_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(x_row63_v), x_row64_v, 1);
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
            const __m256i x17_v = _mm256_unpacklo_epi8(t145_v, t153_v);
            const __m256i t161_v =
                _mm256_and_si256(_mm256_srli_epi16(x17_v, 4), _mm256_set1_epi8(15));
            const __m256i count257_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new257_v =
                _mm256_sub_epi8(count257_v, _mm256_cmpeq_epi8(t161_v, t_v));
            const __m256i x18_v = _mm256_unpackhi_epi8(t145_v, t153_v);
            const __m256i x19_v = _mm256_unpacklo_epi8(t146_v, t154_v);
            const __m256i x20_v = _mm256_unpackhi_epi8(t146_v, t154_v);
            const __m256i x21_v = _mm256_unpacklo_epi8(t147_v, t155_v);
            const __m256i x22_v = _mm256_unpackhi_epi8(t147_v, t155_v);
            const __m256i x23_v = _mm256_unpacklo_epi8(t148_v, t156_v);
            const __m256i x24_v = _mm256_unpackhi_epi8(t148_v, t156_v);
            const __m256i x25_v = _mm256_unpacklo_epi8(t149_v, t157_v);
            const __m256i x26_v = _mm256_unpackhi_epi8(t149_v, t157_v);
            const __m256i x27_v = _mm256_unpacklo_epi8(t150_v, t158_v);
            const __m256i x28_v = _mm256_unpackhi_epi8(t150_v, t158_v);
            const __m256i x29_v = _mm256_unpacklo_epi8(t151_v, t159_v);
            const __m256i x30_v = _mm256_unpackhi_epi8(t151_v, t159_v);
            const __m256i x31_v = _mm256_unpacklo_epi8(t152_v, t160_v);
            const __m256i x32_v = _mm256_unpackhi_epi8(t152_v, t160_v);
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new257_v);
            const __m256i count258_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new258_v =
                _mm256_sub_epi8(count258_v, _mm256_cmpeq_epi8(t161_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new258_v);
            const __m256i count259_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new259_v =
                _mm256_sub_epi8(count259_v, _mm256_cmpeq_epi8(t161_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new259_v);
            const __m256i count260_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new260_v =
                _mm256_sub_epi8(count260_v, _mm256_cmpeq_epi8(t161_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new260_v);
            const __m256i count261_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new261_v =
                _mm256_sub_epi8(count261_v, _mm256_cmpeq_epi8(t161_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new261_v);
            const __m256i count262_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new262_v =
                _mm256_sub_epi8(count262_v, _mm256_cmpeq_epi8(t161_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new262_v);
            const __m256i count263_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new263_v =
                _mm256_sub_epi8(count263_v, _mm256_cmpeq_epi8(t161_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new263_v);
            const __m256i count264_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new264_v =
                _mm256_sub_epi8(count264_v, _mm256_cmpeq_epi8(t161_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new264_v);
            const __m256i count265_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new265_v =
                _mm256_sub_epi8(count265_v, _mm256_cmpeq_epi8(t161_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new265_v);
            const __m256i count266_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new266_v =
                _mm256_sub_epi8(count266_v, _mm256_cmpeq_epi8(t161_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new266_v);
            const __m256i count267_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new267_v =
                _mm256_sub_epi8(count267_v, _mm256_cmpeq_epi8(t161_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new267_v);
            const __m256i count268_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new268_v =
                _mm256_sub_epi8(count268_v, _mm256_cmpeq_epi8(t161_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new268_v);
            const __m256i count269_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new269_v =
                _mm256_sub_epi8(count269_v, _mm256_cmpeq_epi8(t161_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new269_v);
            const __m256i count270_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new270_v =
                _mm256_sub_epi8(count270_v, _mm256_cmpeq_epi8(t161_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new270_v);
            const __m256i count271_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new271_v =
                _mm256_sub_epi8(count271_v, _mm256_cmpeq_epi8(t161_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new271_v);
            const __m256i count272_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new272_v =
                _mm256_sub_epi8(count272_v, _mm256_cmpeq_epi8(t161_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new272_v);
            const __m256i t162_v =
                _mm256_and_si256(_mm256_srli_epi16(x18_v, 4), _mm256_set1_epi8(15));
            const __m256i count273_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new273_v =
                _mm256_sub_epi8(count273_v, _mm256_cmpeq_epi8(t162_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new273_v);
            const __m256i count274_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new274_v =
                _mm256_sub_epi8(count274_v, _mm256_cmpeq_epi8(t162_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new274_v);
            const __m256i count275_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new275_v =
                _mm256_sub_epi8(count275_v, _mm256_cmpeq_epi8(t162_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new275_v);
            const __m256i count276_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new276_v =
                _mm256_sub_epi8(count276_v, _mm256_cmpeq_epi8(t162_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new276_v);
            const __m256i count277_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new277_v =
                _mm256_sub_epi8(count277_v, _mm256_cmpeq_epi8(t162_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new277_v);
            const __m256i count278_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new278_v =
                _mm256_sub_epi8(count278_v, _mm256_cmpeq_epi8(t162_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new278_v);
            const __m256i count279_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new279_v =
                _mm256_sub_epi8(count279_v, _mm256_cmpeq_epi8(t162_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new279_v);
            const __m256i count280_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new280_v =
                _mm256_sub_epi8(count280_v, _mm256_cmpeq_epi8(t162_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new280_v);
            const __m256i count281_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new281_v =
                _mm256_sub_epi8(count281_v, _mm256_cmpeq_epi8(t162_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new281_v);
            const __m256i count282_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new282_v =
                _mm256_sub_epi8(count282_v, _mm256_cmpeq_epi8(t162_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new282_v);
            const __m256i count283_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new283_v =
                _mm256_sub_epi8(count283_v, _mm256_cmpeq_epi8(t162_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new283_v);
            const __m256i count284_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new284_v =
                _mm256_sub_epi8(count284_v, _mm256_cmpeq_epi8(t162_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new284_v);
            const __m256i count285_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new285_v =
                _mm256_sub_epi8(count285_v, _mm256_cmpeq_epi8(t162_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new285_v);
            const __m256i count286_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new286_v =
                _mm256_sub_epi8(count286_v, _mm256_cmpeq_epi8(t162_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new286_v);
            const __m256i count287_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new287_v =
                _mm256_sub_epi8(count287_v, _mm256_cmpeq_epi8(t162_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new287_v);
            const __m256i count288_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new288_v =
                _mm256_sub_epi8(count288_v, _mm256_cmpeq_epi8(t162_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new288_v);
            const __m256i t163_v =
                _mm256_and_si256(_mm256_srli_epi16(x19_v, 4), _mm256_set1_epi8(15));
            const __m256i count289_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new289_v =
                _mm256_sub_epi8(count289_v, _mm256_cmpeq_epi8(t163_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new289_v);
            const __m256i count290_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new290_v =
                _mm256_sub_epi8(count290_v, _mm256_cmpeq_epi8(t163_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new290_v);
            const __m256i count291_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new291_v =
                _mm256_sub_epi8(count291_v, _mm256_cmpeq_epi8(t163_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new291_v);
            const __m256i count292_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new292_v =
                _mm256_sub_epi8(count292_v, _mm256_cmpeq_epi8(t163_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new292_v);
            const __m256i count293_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new293_v =
                _mm256_sub_epi8(count293_v, _mm256_cmpeq_epi8(t163_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new293_v);
            const __m256i count294_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new294_v =
                _mm256_sub_epi8(count294_v, _mm256_cmpeq_epi8(t163_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new294_v);
            const __m256i count295_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new295_v =
                _mm256_sub_epi8(count295_v, _mm256_cmpeq_epi8(t163_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new295_v);
            const __m256i count296_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new296_v =
                _mm256_sub_epi8(count296_v, _mm256_cmpeq_epi8(t163_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new296_v);
            const __m256i count297_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new297_v =
                _mm256_sub_epi8(count297_v, _mm256_cmpeq_epi8(t163_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new297_v);
            const __m256i count298_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new298_v =
                _mm256_sub_epi8(count298_v, _mm256_cmpeq_epi8(t163_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new298_v);
            const __m256i count299_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new299_v =
                _mm256_sub_epi8(count299_v, _mm256_cmpeq_epi8(t163_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new299_v);
            const __m256i count300_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new300_v =
                _mm256_sub_epi8(count300_v, _mm256_cmpeq_epi8(t163_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new300_v);
            const __m256i count301_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new301_v =
                _mm256_sub_epi8(count301_v, _mm256_cmpeq_epi8(t163_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new301_v);
            const __m256i count302_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new302_v =
                _mm256_sub_epi8(count302_v, _mm256_cmpeq_epi8(t163_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new302_v);
            const __m256i count303_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new303_v =
                _mm256_sub_epi8(count303_v, _mm256_cmpeq_epi8(t163_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new303_v);
            const __m256i count304_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new304_v =
                _mm256_sub_epi8(count304_v, _mm256_cmpeq_epi8(t163_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new304_v);
            const __m256i t164_v =
                _mm256_and_si256(_mm256_srli_epi16(x20_v, 4), _mm256_set1_epi8(15));
            const __m256i count305_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new305_v =
                _mm256_sub_epi8(count305_v, _mm256_cmpeq_epi8(t164_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new305_v);
            const __m256i count306_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new306_v =
                _mm256_sub_epi8(count306_v, _mm256_cmpeq_epi8(t164_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new306_v);
            const __m256i count307_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new307_v =
                _mm256_sub_epi8(count307_v, _mm256_cmpeq_epi8(t164_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new307_v);
            const __m256i count308_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new308_v =
                _mm256_sub_epi8(count308_v, _mm256_cmpeq_epi8(t164_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new308_v);
            const __m256i count309_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new309_v =
                _mm256_sub_epi8(count309_v, _mm256_cmpeq_epi8(t164_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new309_v);
            const __m256i count310_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new310_v =
                _mm256_sub_epi8(count310_v, _mm256_cmpeq_epi8(t164_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new310_v);
            const __m256i count311_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new311_v =
                _mm256_sub_epi8(count311_v, _mm256_cmpeq_epi8(t164_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new311_v);
            const __m256i count312_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new312_v =
                _mm256_sub_epi8(count312_v, _mm256_cmpeq_epi8(t164_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new312_v);
            const __m256i count313_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new313_v =
                _mm256_sub_epi8(count313_v, _mm256_cmpeq_epi8(t164_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new313_v);
            const __m256i count314_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new314_v =
                _mm256_sub_epi8(count314_v, _mm256_cmpeq_epi8(t164_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new314_v);
            const __m256i count315_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new315_v =
                _mm256_sub_epi8(count315_v, _mm256_cmpeq_epi8(t164_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new315_v);
            const __m256i count316_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new316_v =
                _mm256_sub_epi8(count316_v, _mm256_cmpeq_epi8(t164_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new316_v);
            const __m256i count317_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new317_v =
                _mm256_sub_epi8(count317_v, _mm256_cmpeq_epi8(t164_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new317_v);
            const __m256i count318_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new318_v =
                _mm256_sub_epi8(count318_v, _mm256_cmpeq_epi8(t164_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new318_v);
            const __m256i count319_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new319_v =
                _mm256_sub_epi8(count319_v, _mm256_cmpeq_epi8(t164_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new319_v);
            const __m256i count320_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new320_v =
                _mm256_sub_epi8(count320_v, _mm256_cmpeq_epi8(t164_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new320_v);
            const __m256i t165_v =
                _mm256_and_si256(_mm256_srli_epi16(x21_v, 4), _mm256_set1_epi8(15));
            const __m256i count321_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new321_v =
                _mm256_sub_epi8(count321_v, _mm256_cmpeq_epi8(t165_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new321_v);
            const __m256i count322_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new322_v =
                _mm256_sub_epi8(count322_v, _mm256_cmpeq_epi8(t165_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new322_v);
            const __m256i count323_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new323_v =
                _mm256_sub_epi8(count323_v, _mm256_cmpeq_epi8(t165_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new323_v);
            const __m256i count324_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new324_v =
                _mm256_sub_epi8(count324_v, _mm256_cmpeq_epi8(t165_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new324_v);
            const __m256i count325_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new325_v =
                _mm256_sub_epi8(count325_v, _mm256_cmpeq_epi8(t165_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new325_v);
            const __m256i count326_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new326_v =
                _mm256_sub_epi8(count326_v, _mm256_cmpeq_epi8(t165_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new326_v);
            const __m256i count327_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new327_v =
                _mm256_sub_epi8(count327_v, _mm256_cmpeq_epi8(t165_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new327_v);
            const __m256i count328_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new328_v =
                _mm256_sub_epi8(count328_v, _mm256_cmpeq_epi8(t165_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new328_v);
            const __m256i count329_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new329_v =
                _mm256_sub_epi8(count329_v, _mm256_cmpeq_epi8(t165_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new329_v);
            const __m256i count330_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new330_v =
                _mm256_sub_epi8(count330_v, _mm256_cmpeq_epi8(t165_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new330_v);
            const __m256i count331_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new331_v =
                _mm256_sub_epi8(count331_v, _mm256_cmpeq_epi8(t165_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new331_v);
            const __m256i count332_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new332_v =
                _mm256_sub_epi8(count332_v, _mm256_cmpeq_epi8(t165_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new332_v);
            const __m256i count333_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new333_v =
                _mm256_sub_epi8(count333_v, _mm256_cmpeq_epi8(t165_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new333_v);
            const __m256i count334_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new334_v =
                _mm256_sub_epi8(count334_v, _mm256_cmpeq_epi8(t165_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new334_v);
            const __m256i count335_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new335_v =
                _mm256_sub_epi8(count335_v, _mm256_cmpeq_epi8(t165_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new335_v);
            const __m256i count336_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new336_v =
                _mm256_sub_epi8(count336_v, _mm256_cmpeq_epi8(t165_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new336_v);
            const __m256i t166_v =
                _mm256_and_si256(_mm256_srli_epi16(x22_v, 4), _mm256_set1_epi8(15));
            const __m256i count337_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new337_v =
                _mm256_sub_epi8(count337_v, _mm256_cmpeq_epi8(t166_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new337_v);
            const __m256i count338_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new338_v =
                _mm256_sub_epi8(count338_v, _mm256_cmpeq_epi8(t166_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new338_v);
            const __m256i count339_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new339_v =
                _mm256_sub_epi8(count339_v, _mm256_cmpeq_epi8(t166_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new339_v);
            const __m256i count340_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new340_v =
                _mm256_sub_epi8(count340_v, _mm256_cmpeq_epi8(t166_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new340_v);
            const __m256i count341_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new341_v =
                _mm256_sub_epi8(count341_v, _mm256_cmpeq_epi8(t166_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new341_v);
            const __m256i count342_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new342_v =
                _mm256_sub_epi8(count342_v, _mm256_cmpeq_epi8(t166_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new342_v);
            const __m256i count343_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new343_v =
                _mm256_sub_epi8(count343_v, _mm256_cmpeq_epi8(t166_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new343_v);
            const __m256i count344_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new344_v =
                _mm256_sub_epi8(count344_v, _mm256_cmpeq_epi8(t166_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new344_v);
            const __m256i count345_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new345_v =
                _mm256_sub_epi8(count345_v, _mm256_cmpeq_epi8(t166_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new345_v);
            const __m256i count346_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new346_v =
                _mm256_sub_epi8(count346_v, _mm256_cmpeq_epi8(t166_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new346_v);
            const __m256i count347_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new347_v =
                _mm256_sub_epi8(count347_v, _mm256_cmpeq_epi8(t166_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new347_v);
            const __m256i count348_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new348_v =
                _mm256_sub_epi8(count348_v, _mm256_cmpeq_epi8(t166_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new348_v);
            const __m256i count349_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new349_v =
                _mm256_sub_epi8(count349_v, _mm256_cmpeq_epi8(t166_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new349_v);
            const __m256i count350_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new350_v =
                _mm256_sub_epi8(count350_v, _mm256_cmpeq_epi8(t166_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new350_v);
            const __m256i count351_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new351_v =
                _mm256_sub_epi8(count351_v, _mm256_cmpeq_epi8(t166_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new351_v);
            const __m256i count352_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new352_v =
                _mm256_sub_epi8(count352_v, _mm256_cmpeq_epi8(t166_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new352_v);
            const __m256i t167_v =
                _mm256_and_si256(_mm256_srli_epi16(x23_v, 4), _mm256_set1_epi8(15));
            const __m256i count353_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new353_v =
                _mm256_sub_epi8(count353_v, _mm256_cmpeq_epi8(t167_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new353_v);
            const __m256i count354_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new354_v =
                _mm256_sub_epi8(count354_v, _mm256_cmpeq_epi8(t167_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new354_v);
            const __m256i count355_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new355_v =
                _mm256_sub_epi8(count355_v, _mm256_cmpeq_epi8(t167_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new355_v);
            const __m256i count356_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new356_v =
                _mm256_sub_epi8(count356_v, _mm256_cmpeq_epi8(t167_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new356_v);
            const __m256i count357_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new357_v =
                _mm256_sub_epi8(count357_v, _mm256_cmpeq_epi8(t167_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new357_v);
            const __m256i count358_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new358_v =
                _mm256_sub_epi8(count358_v, _mm256_cmpeq_epi8(t167_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new358_v);
            const __m256i count359_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new359_v =
                _mm256_sub_epi8(count359_v, _mm256_cmpeq_epi8(t167_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new359_v);
            const __m256i count360_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new360_v =
                _mm256_sub_epi8(count360_v, _mm256_cmpeq_epi8(t167_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new360_v);
            const __m256i count361_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new361_v =
                _mm256_sub_epi8(count361_v, _mm256_cmpeq_epi8(t167_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new361_v);
            const __m256i count362_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new362_v =
                _mm256_sub_epi8(count362_v, _mm256_cmpeq_epi8(t167_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new362_v);
            const __m256i count363_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new363_v =
                _mm256_sub_epi8(count363_v, _mm256_cmpeq_epi8(t167_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new363_v);
            const __m256i count364_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new364_v =
                _mm256_sub_epi8(count364_v, _mm256_cmpeq_epi8(t167_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new364_v);
            const __m256i count365_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new365_v =
                _mm256_sub_epi8(count365_v, _mm256_cmpeq_epi8(t167_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new365_v);
            const __m256i count366_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new366_v =
                _mm256_sub_epi8(count366_v, _mm256_cmpeq_epi8(t167_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new366_v);
            const __m256i count367_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new367_v =
                _mm256_sub_epi8(count367_v, _mm256_cmpeq_epi8(t167_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new367_v);
            const __m256i count368_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new368_v =
                _mm256_sub_epi8(count368_v, _mm256_cmpeq_epi8(t167_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new368_v);
            const __m256i t168_v =
                _mm256_and_si256(_mm256_srli_epi16(x24_v, 4), _mm256_set1_epi8(15));
            const __m256i count369_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new369_v =
                _mm256_sub_epi8(count369_v, _mm256_cmpeq_epi8(t168_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new369_v);
            const __m256i count370_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new370_v =
                _mm256_sub_epi8(count370_v, _mm256_cmpeq_epi8(t168_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new370_v);
            const __m256i count371_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new371_v =
                _mm256_sub_epi8(count371_v, _mm256_cmpeq_epi8(t168_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new371_v);
            const __m256i count372_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new372_v =
                _mm256_sub_epi8(count372_v, _mm256_cmpeq_epi8(t168_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new372_v);
            const __m256i count373_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new373_v =
                _mm256_sub_epi8(count373_v, _mm256_cmpeq_epi8(t168_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new373_v);
            const __m256i count374_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new374_v =
                _mm256_sub_epi8(count374_v, _mm256_cmpeq_epi8(t168_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new374_v);
            const __m256i count375_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new375_v =
                _mm256_sub_epi8(count375_v, _mm256_cmpeq_epi8(t168_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new375_v);
            const __m256i count376_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new376_v =
                _mm256_sub_epi8(count376_v, _mm256_cmpeq_epi8(t168_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new376_v);
            const __m256i count377_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new377_v =
                _mm256_sub_epi8(count377_v, _mm256_cmpeq_epi8(t168_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new377_v);
            const __m256i count378_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new378_v =
                _mm256_sub_epi8(count378_v, _mm256_cmpeq_epi8(t168_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new378_v);
            const __m256i count379_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new379_v =
                _mm256_sub_epi8(count379_v, _mm256_cmpeq_epi8(t168_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new379_v);
            const __m256i count380_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new380_v =
                _mm256_sub_epi8(count380_v, _mm256_cmpeq_epi8(t168_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new380_v);
            const __m256i count381_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new381_v =
                _mm256_sub_epi8(count381_v, _mm256_cmpeq_epi8(t168_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new381_v);
            const __m256i count382_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new382_v =
                _mm256_sub_epi8(count382_v, _mm256_cmpeq_epi8(t168_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new382_v);
            const __m256i count383_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new383_v =
                _mm256_sub_epi8(count383_v, _mm256_cmpeq_epi8(t168_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new383_v);
            const __m256i count384_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new384_v =
                _mm256_sub_epi8(count384_v, _mm256_cmpeq_epi8(t168_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new384_v);
            const __m256i t169_v =
                _mm256_and_si256(_mm256_srli_epi16(x25_v, 4), _mm256_set1_epi8(15));
            const __m256i count385_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new385_v =
                _mm256_sub_epi8(count385_v, _mm256_cmpeq_epi8(t169_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new385_v);
            const __m256i count386_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new386_v =
                _mm256_sub_epi8(count386_v, _mm256_cmpeq_epi8(t169_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new386_v);
            const __m256i count387_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new387_v =
                _mm256_sub_epi8(count387_v, _mm256_cmpeq_epi8(t169_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new387_v);
            const __m256i count388_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new388_v =
                _mm256_sub_epi8(count388_v, _mm256_cmpeq_epi8(t169_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new388_v);
            const __m256i count389_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new389_v =
                _mm256_sub_epi8(count389_v, _mm256_cmpeq_epi8(t169_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new389_v);
            const __m256i count390_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new390_v =
                _mm256_sub_epi8(count390_v, _mm256_cmpeq_epi8(t169_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new390_v);
            const __m256i count391_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new391_v =
                _mm256_sub_epi8(count391_v, _mm256_cmpeq_epi8(t169_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new391_v);
            const __m256i count392_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new392_v =
                _mm256_sub_epi8(count392_v, _mm256_cmpeq_epi8(t169_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new392_v);
            const __m256i count393_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new393_v =
                _mm256_sub_epi8(count393_v, _mm256_cmpeq_epi8(t169_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new393_v);
            const __m256i count394_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new394_v =
                _mm256_sub_epi8(count394_v, _mm256_cmpeq_epi8(t169_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new394_v);
            const __m256i count395_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new395_v =
                _mm256_sub_epi8(count395_v, _mm256_cmpeq_epi8(t169_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new395_v);
            const __m256i count396_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new396_v =
                _mm256_sub_epi8(count396_v, _mm256_cmpeq_epi8(t169_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new396_v);
            const __m256i count397_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new397_v =
                _mm256_sub_epi8(count397_v, _mm256_cmpeq_epi8(t169_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new397_v);
            const __m256i count398_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new398_v =
                _mm256_sub_epi8(count398_v, _mm256_cmpeq_epi8(t169_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new398_v);
            const __m256i count399_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new399_v =
                _mm256_sub_epi8(count399_v, _mm256_cmpeq_epi8(t169_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new399_v);
            const __m256i count400_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new400_v =
                _mm256_sub_epi8(count400_v, _mm256_cmpeq_epi8(t169_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new400_v);
            const __m256i t170_v =
                _mm256_and_si256(_mm256_srli_epi16(x26_v, 4), _mm256_set1_epi8(15));
            const __m256i count401_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new401_v =
                _mm256_sub_epi8(count401_v, _mm256_cmpeq_epi8(t170_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new401_v);
            const __m256i count402_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new402_v =
                _mm256_sub_epi8(count402_v, _mm256_cmpeq_epi8(t170_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new402_v);
            const __m256i count403_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new403_v =
                _mm256_sub_epi8(count403_v, _mm256_cmpeq_epi8(t170_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new403_v);
            const __m256i count404_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new404_v =
                _mm256_sub_epi8(count404_v, _mm256_cmpeq_epi8(t170_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new404_v);
            const __m256i count405_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new405_v =
                _mm256_sub_epi8(count405_v, _mm256_cmpeq_epi8(t170_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new405_v);
            const __m256i count406_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new406_v =
                _mm256_sub_epi8(count406_v, _mm256_cmpeq_epi8(t170_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new406_v);
            const __m256i count407_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new407_v =
                _mm256_sub_epi8(count407_v, _mm256_cmpeq_epi8(t170_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new407_v);
            const __m256i count408_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new408_v =
                _mm256_sub_epi8(count408_v, _mm256_cmpeq_epi8(t170_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new408_v);
            const __m256i count409_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new409_v =
                _mm256_sub_epi8(count409_v, _mm256_cmpeq_epi8(t170_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new409_v);
            const __m256i count410_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new410_v =
                _mm256_sub_epi8(count410_v, _mm256_cmpeq_epi8(t170_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new410_v);
            const __m256i count411_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new411_v =
                _mm256_sub_epi8(count411_v, _mm256_cmpeq_epi8(t170_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new411_v);
            const __m256i count412_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new412_v =
                _mm256_sub_epi8(count412_v, _mm256_cmpeq_epi8(t170_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new412_v);
            const __m256i count413_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new413_v =
                _mm256_sub_epi8(count413_v, _mm256_cmpeq_epi8(t170_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new413_v);
            const __m256i count414_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new414_v =
                _mm256_sub_epi8(count414_v, _mm256_cmpeq_epi8(t170_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new414_v);
            const __m256i count415_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new415_v =
                _mm256_sub_epi8(count415_v, _mm256_cmpeq_epi8(t170_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new415_v);
            const __m256i count416_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new416_v =
                _mm256_sub_epi8(count416_v, _mm256_cmpeq_epi8(t170_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new416_v);
            const __m256i t171_v =
                _mm256_and_si256(_mm256_srli_epi16(x27_v, 4), _mm256_set1_epi8(15));
            const __m256i count417_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new417_v =
                _mm256_sub_epi8(count417_v, _mm256_cmpeq_epi8(t171_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new417_v);
            const __m256i count418_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new418_v =
                _mm256_sub_epi8(count418_v, _mm256_cmpeq_epi8(t171_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new418_v);
            const __m256i count419_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new419_v =
                _mm256_sub_epi8(count419_v, _mm256_cmpeq_epi8(t171_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new419_v);
            const __m256i count420_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new420_v =
                _mm256_sub_epi8(count420_v, _mm256_cmpeq_epi8(t171_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new420_v);
            const __m256i count421_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new421_v =
                _mm256_sub_epi8(count421_v, _mm256_cmpeq_epi8(t171_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new421_v);
            const __m256i count422_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new422_v =
                _mm256_sub_epi8(count422_v, _mm256_cmpeq_epi8(t171_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new422_v);
            const __m256i count423_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new423_v =
                _mm256_sub_epi8(count423_v, _mm256_cmpeq_epi8(t171_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new423_v);
            const __m256i count424_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new424_v =
                _mm256_sub_epi8(count424_v, _mm256_cmpeq_epi8(t171_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new424_v);
            const __m256i count425_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new425_v =
                _mm256_sub_epi8(count425_v, _mm256_cmpeq_epi8(t171_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new425_v);
            const __m256i count426_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new426_v =
                _mm256_sub_epi8(count426_v, _mm256_cmpeq_epi8(t171_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new426_v);
            const __m256i count427_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new427_v =
                _mm256_sub_epi8(count427_v, _mm256_cmpeq_epi8(t171_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new427_v);
            const __m256i count428_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new428_v =
                _mm256_sub_epi8(count428_v, _mm256_cmpeq_epi8(t171_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new428_v);
            const __m256i count429_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new429_v =
                _mm256_sub_epi8(count429_v, _mm256_cmpeq_epi8(t171_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new429_v);
            const __m256i count430_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new430_v =
                _mm256_sub_epi8(count430_v, _mm256_cmpeq_epi8(t171_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new430_v);
            const __m256i count431_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new431_v =
                _mm256_sub_epi8(count431_v, _mm256_cmpeq_epi8(t171_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new431_v);
            const __m256i count432_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new432_v =
                _mm256_sub_epi8(count432_v, _mm256_cmpeq_epi8(t171_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new432_v);
            const __m256i t172_v =
                _mm256_and_si256(_mm256_srli_epi16(x28_v, 4), _mm256_set1_epi8(15));
            const __m256i count433_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new433_v =
                _mm256_sub_epi8(count433_v, _mm256_cmpeq_epi8(t172_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new433_v);
            const __m256i count434_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new434_v =
                _mm256_sub_epi8(count434_v, _mm256_cmpeq_epi8(t172_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new434_v);
            const __m256i count435_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new435_v =
                _mm256_sub_epi8(count435_v, _mm256_cmpeq_epi8(t172_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new435_v);
            const __m256i count436_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new436_v =
                _mm256_sub_epi8(count436_v, _mm256_cmpeq_epi8(t172_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new436_v);
            const __m256i count437_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new437_v =
                _mm256_sub_epi8(count437_v, _mm256_cmpeq_epi8(t172_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new437_v);
            const __m256i count438_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new438_v =
                _mm256_sub_epi8(count438_v, _mm256_cmpeq_epi8(t172_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new438_v);
            const __m256i count439_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new439_v =
                _mm256_sub_epi8(count439_v, _mm256_cmpeq_epi8(t172_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new439_v);
            const __m256i count440_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new440_v =
                _mm256_sub_epi8(count440_v, _mm256_cmpeq_epi8(t172_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new440_v);
            const __m256i count441_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new441_v =
                _mm256_sub_epi8(count441_v, _mm256_cmpeq_epi8(t172_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new441_v);
            const __m256i count442_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new442_v =
                _mm256_sub_epi8(count442_v, _mm256_cmpeq_epi8(t172_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new442_v);
            const __m256i count443_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new443_v =
                _mm256_sub_epi8(count443_v, _mm256_cmpeq_epi8(t172_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new443_v);
            const __m256i count444_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new444_v =
                _mm256_sub_epi8(count444_v, _mm256_cmpeq_epi8(t172_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new444_v);
            const __m256i count445_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new445_v =
                _mm256_sub_epi8(count445_v, _mm256_cmpeq_epi8(t172_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new445_v);
            const __m256i count446_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new446_v =
                _mm256_sub_epi8(count446_v, _mm256_cmpeq_epi8(t172_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new446_v);
            const __m256i count447_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new447_v =
                _mm256_sub_epi8(count447_v, _mm256_cmpeq_epi8(t172_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new447_v);
            const __m256i count448_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new448_v =
                _mm256_sub_epi8(count448_v, _mm256_cmpeq_epi8(t172_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new448_v);
            const __m256i t173_v =
                _mm256_and_si256(_mm256_srli_epi16(x29_v, 4), _mm256_set1_epi8(15));
            const __m256i count449_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new449_v =
                _mm256_sub_epi8(count449_v, _mm256_cmpeq_epi8(t173_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new449_v);
            const __m256i count450_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new450_v =
                _mm256_sub_epi8(count450_v, _mm256_cmpeq_epi8(t173_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new450_v);
            const __m256i count451_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new451_v =
                _mm256_sub_epi8(count451_v, _mm256_cmpeq_epi8(t173_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new451_v);
            const __m256i count452_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new452_v =
                _mm256_sub_epi8(count452_v, _mm256_cmpeq_epi8(t173_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new452_v);
            const __m256i count453_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new453_v =
                _mm256_sub_epi8(count453_v, _mm256_cmpeq_epi8(t173_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new453_v);
            const __m256i count454_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new454_v =
                _mm256_sub_epi8(count454_v, _mm256_cmpeq_epi8(t173_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new454_v);
            const __m256i count455_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new455_v =
                _mm256_sub_epi8(count455_v, _mm256_cmpeq_epi8(t173_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new455_v);
            const __m256i count456_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new456_v =
                _mm256_sub_epi8(count456_v, _mm256_cmpeq_epi8(t173_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new456_v);
            const __m256i count457_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new457_v =
                _mm256_sub_epi8(count457_v, _mm256_cmpeq_epi8(t173_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new457_v);
            const __m256i count458_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new458_v =
                _mm256_sub_epi8(count458_v, _mm256_cmpeq_epi8(t173_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new458_v);
            const __m256i count459_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new459_v =
                _mm256_sub_epi8(count459_v, _mm256_cmpeq_epi8(t173_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new459_v);
            const __m256i count460_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new460_v =
                _mm256_sub_epi8(count460_v, _mm256_cmpeq_epi8(t173_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new460_v);
            const __m256i count461_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new461_v =
                _mm256_sub_epi8(count461_v, _mm256_cmpeq_epi8(t173_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new461_v);
            const __m256i count462_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new462_v =
                _mm256_sub_epi8(count462_v, _mm256_cmpeq_epi8(t173_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new462_v);
            const __m256i count463_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new463_v =
                _mm256_sub_epi8(count463_v, _mm256_cmpeq_epi8(t173_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new463_v);
            const __m256i count464_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new464_v =
                _mm256_sub_epi8(count464_v, _mm256_cmpeq_epi8(t173_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new464_v);
            const __m256i t174_v =
                _mm256_and_si256(_mm256_srli_epi16(x30_v, 4), _mm256_set1_epi8(15));
            const __m256i count465_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new465_v =
                _mm256_sub_epi8(count465_v, _mm256_cmpeq_epi8(t174_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new465_v);
            const __m256i count466_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new466_v =
                _mm256_sub_epi8(count466_v, _mm256_cmpeq_epi8(t174_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new466_v);
            const __m256i count467_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new467_v =
                _mm256_sub_epi8(count467_v, _mm256_cmpeq_epi8(t174_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new467_v);
            const __m256i count468_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new468_v =
                _mm256_sub_epi8(count468_v, _mm256_cmpeq_epi8(t174_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new468_v);
            const __m256i count469_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new469_v =
                _mm256_sub_epi8(count469_v, _mm256_cmpeq_epi8(t174_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new469_v);
            const __m256i count470_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new470_v =
                _mm256_sub_epi8(count470_v, _mm256_cmpeq_epi8(t174_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new470_v);
            const __m256i count471_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new471_v =
                _mm256_sub_epi8(count471_v, _mm256_cmpeq_epi8(t174_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new471_v);
            const __m256i count472_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new472_v =
                _mm256_sub_epi8(count472_v, _mm256_cmpeq_epi8(t174_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new472_v);
            const __m256i count473_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new473_v =
                _mm256_sub_epi8(count473_v, _mm256_cmpeq_epi8(t174_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new473_v);
            const __m256i count474_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new474_v =
                _mm256_sub_epi8(count474_v, _mm256_cmpeq_epi8(t174_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new474_v);
            const __m256i count475_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new475_v =
                _mm256_sub_epi8(count475_v, _mm256_cmpeq_epi8(t174_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new475_v);
            const __m256i count476_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new476_v =
                _mm256_sub_epi8(count476_v, _mm256_cmpeq_epi8(t174_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new476_v);
            const __m256i count477_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new477_v =
                _mm256_sub_epi8(count477_v, _mm256_cmpeq_epi8(t174_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new477_v);
            const __m256i count478_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new478_v =
                _mm256_sub_epi8(count478_v, _mm256_cmpeq_epi8(t174_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new478_v);
            const __m256i count479_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new479_v =
                _mm256_sub_epi8(count479_v, _mm256_cmpeq_epi8(t174_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new479_v);
            const __m256i count480_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new480_v =
                _mm256_sub_epi8(count480_v, _mm256_cmpeq_epi8(t174_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new480_v);
            const __m256i t175_v =
                _mm256_and_si256(_mm256_srli_epi16(x31_v, 4), _mm256_set1_epi8(15));
            const __m256i count481_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new481_v =
                _mm256_sub_epi8(count481_v, _mm256_cmpeq_epi8(t175_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new481_v);
            const __m256i count482_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new482_v =
                _mm256_sub_epi8(count482_v, _mm256_cmpeq_epi8(t175_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new482_v);
            const __m256i count483_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new483_v =
                _mm256_sub_epi8(count483_v, _mm256_cmpeq_epi8(t175_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new483_v);
            const __m256i count484_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new484_v =
                _mm256_sub_epi8(count484_v, _mm256_cmpeq_epi8(t175_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new484_v);
            const __m256i count485_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new485_v =
                _mm256_sub_epi8(count485_v, _mm256_cmpeq_epi8(t175_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new485_v);
            const __m256i count486_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new486_v =
                _mm256_sub_epi8(count486_v, _mm256_cmpeq_epi8(t175_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new486_v);
            const __m256i count487_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new487_v =
                _mm256_sub_epi8(count487_v, _mm256_cmpeq_epi8(t175_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new487_v);
            const __m256i count488_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new488_v =
                _mm256_sub_epi8(count488_v, _mm256_cmpeq_epi8(t175_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new488_v);
            const __m256i count489_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new489_v =
                _mm256_sub_epi8(count489_v, _mm256_cmpeq_epi8(t175_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new489_v);
            const __m256i count490_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new490_v =
                _mm256_sub_epi8(count490_v, _mm256_cmpeq_epi8(t175_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new490_v);
            const __m256i count491_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new491_v =
                _mm256_sub_epi8(count491_v, _mm256_cmpeq_epi8(t175_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new491_v);
            const __m256i count492_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new492_v =
                _mm256_sub_epi8(count492_v, _mm256_cmpeq_epi8(t175_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new492_v);
            const __m256i count493_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new493_v =
                _mm256_sub_epi8(count493_v, _mm256_cmpeq_epi8(t175_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new493_v);
            const __m256i count494_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new494_v =
                _mm256_sub_epi8(count494_v, _mm256_cmpeq_epi8(t175_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new494_v);
            const __m256i count495_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new495_v =
                _mm256_sub_epi8(count495_v, _mm256_cmpeq_epi8(t175_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new495_v);
            const __m256i count496_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new496_v =
                _mm256_sub_epi8(count496_v, _mm256_cmpeq_epi8(t175_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new496_v);
            const __m256i t176_v =
                _mm256_and_si256(_mm256_srli_epi16(x32_v, 4), _mm256_set1_epi8(15));
            const __m256i count497_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m256i count_new497_v =
                _mm256_sub_epi8(count497_v, _mm256_cmpeq_epi8(t176_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)count_lanes, count_new497_v);
            const __m256i count498_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m256i count_new498_v =
                _mm256_sub_epi8(count498_v, _mm256_cmpeq_epi8(t176_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 32), count_new498_v);
            const __m256i count499_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m256i count_new499_v =
                _mm256_sub_epi8(count499_v, _mm256_cmpeq_epi8(t176_v, t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 64), count_new499_v);
            const __m256i count500_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m256i count_new500_v =
                _mm256_sub_epi8(count500_v, _mm256_cmpeq_epi8(t176_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 96), count_new500_v);
            const __m256i count501_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m256i count_new501_v =
                _mm256_sub_epi8(count501_v, _mm256_cmpeq_epi8(t176_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 128), count_new501_v);
            const __m256i count502_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m256i count_new502_v =
                _mm256_sub_epi8(count502_v, _mm256_cmpeq_epi8(t176_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 160), count_new502_v);
            const __m256i count503_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m256i count_new503_v =
                _mm256_sub_epi8(count503_v, _mm256_cmpeq_epi8(t176_v, t7_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 192), count_new503_v);
            const __m256i count504_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m256i count_new504_v =
                _mm256_sub_epi8(count504_v, _mm256_cmpeq_epi8(t176_v, t8_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 224), count_new504_v);
            const __m256i count505_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m256i count_new505_v =
                _mm256_sub_epi8(count505_v, _mm256_cmpeq_epi8(t176_v, t9_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 256), count_new505_v);
            const __m256i count506_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m256i count_new506_v =
                _mm256_sub_epi8(count506_v, _mm256_cmpeq_epi8(t176_v, t10_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 288), count_new506_v);
            const __m256i count507_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m256i count_new507_v =
                _mm256_sub_epi8(count507_v, _mm256_cmpeq_epi8(t176_v, t11_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 320), count_new507_v);
            const __m256i count508_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m256i count_new508_v =
                _mm256_sub_epi8(count508_v, _mm256_cmpeq_epi8(t176_v, t12_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 352), count_new508_v);
            const __m256i count509_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m256i count_new509_v =
                _mm256_sub_epi8(count509_v, _mm256_cmpeq_epi8(t176_v, t13_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 384), count_new509_v);
            const __m256i count510_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m256i count_new510_v =
                _mm256_sub_epi8(count510_v, _mm256_cmpeq_epi8(t176_v, t14_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 416), count_new510_v);
            const __m256i count511_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m256i count_new511_v =
                _mm256_sub_epi8(count511_v, _mm256_cmpeq_epi8(t176_v, t15_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 448), count_new511_v);
            const __m256i count512_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m256i count_new512_v =
                _mm256_sub_epi8(count512_v, _mm256_cmpeq_epi8(t176_v, t16_v));
            _mm256_storeu_si256((__m256i *)(void *)(count_lanes + 480), count_new512_v);
            const __m256i count513_v =
                _mm256_loadu_si256((const __m256i *)(const void *)count_lanes);
            const __m128i t177_v = _mm256_castsi256_si128(count513_v);
            const __m128i t178_v = _mm256_extracti128_si256(count513_v, 1);
            const __m256i t_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count513_v));
            const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t177_v, 8));
            const __m256i t_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count513_v, 1));
            const __m256i t_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t178_v, 8));
            const __m256i count514_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 32));
            const __m128i t179_v = _mm256_castsi256_si128(count514_v);
            const __m128i t180_v = _mm256_extracti128_si256(count514_v, 1);
            const __m256i t2_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count514_v));
            const __m256i t2_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t179_v, 8));
            const __m256i t2_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count514_v, 1));
            const __m256i t2_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t180_v, 8));
            const __m256i count515_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 64));
            const __m128i t181_v = _mm256_castsi256_si128(count515_v);
            const __m128i t182_v = _mm256_extracti128_si256(count515_v, 1);
            const __m256i t3_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count515_v));
            const __m256i t3_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t181_v, 8));
            const __m256i t3_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count515_v, 1));
            const __m256i t3_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t182_v, 8));
            const __m256i count516_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 96));
            const __m128i t183_v = _mm256_castsi256_si128(count516_v);
            const __m128i t184_v = _mm256_extracti128_si256(count516_v, 1);
            const __m256i t4_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count516_v));
            const __m256i t4_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t183_v, 8));
            const __m256i t4_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count516_v, 1));
            const __m256i t4_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t184_v, 8));
            unsigned int *const h_s = h + (long)(16UL * k2);
            const __m256i t5_v0 = t_v0;
            const __m256i t5_v1 = t_v1;
            const __m256i t6_v0 = t_v2;
            const __m256i t6_v1 = t_v3;
            const __m256i t185_v = t5_v0;
            const __m256i t186_v = t5_v1;
            const __m256i t187_v = t6_v0;
            const __m256i t188_v = t6_v1;
            const __m256i t7_v0 = t2_v0;
            const __m256i t7_v1 = t2_v1;
            const __m256i t8_v0 = t2_v2;
            const __m256i t8_v1 = t2_v3;
            const __m256i t189_v = t7_v0;
            const __m256i t190_v = t7_v1;
            const __m256i t191_v = t8_v0;
            const __m256i t192_v = t8_v1;
            const __m256i t9_v0 = t3_v0;
            const __m256i t9_v1 = t3_v1;
            const __m256i t10_v0 = t3_v2;
            const __m256i t10_v1 = t3_v3;
            const __m256i t193_v = t9_v0;
            const __m256i t194_v = t9_v1;
            const __m256i t195_v = t10_v0;
            const __m256i t196_v = t10_v1;
            const __m256i t11_v0 = t4_v0;
            const __m256i t11_v1 = t4_v1;
            const __m256i t12_v0 = t4_v2;
            const __m256i t12_v1 = t4_v3;
            const __m256i t197_v = t11_v0;
            const __m256i t198_v = t11_v1;
            const __m256i t199_v = t12_v0;
            const __m256i t200_v = t12_v1;
            const __m256i t201_v = _mm256_unpacklo_epi32(t185_v, t193_v);
            const __m256i t202_v = _mm256_unpackhi_epi32(t185_v, t193_v);
            const __m256i t203_v = _mm256_unpacklo_epi32(t189_v, t197_v);
            const __m256i t204_v = _mm256_unpackhi_epi32(t189_v, t197_v);
            const __m256i t205_v = _mm256_unpacklo_epi32(t201_v, t203_v);
            const __m256i t206_v = _mm256_unpackhi_epi32(t201_v, t203_v);
            const __m256i t207_v = _mm256_unpacklo_epi32(t202_v, t204_v);
            const __m256i t208_v = _mm256_unpackhi_epi32(t202_v, t204_v);
            const __m128i h_row_v = _mm256_castsi256_si128(t205_v);
            const __m128i h_row2_v = _mm256_extracti128_si256(t205_v, 1);
            _mm_storeu_si128((__m128i *)(void *)h_s, h_row_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 64), h_row2_v);
            const __m128i h_row3_v = _mm256_castsi256_si128(t206_v);
            const __m128i h_row4_v = _mm256_extracti128_si256(t206_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 16), h_row3_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 80), h_row4_v);
            const __m128i h_row5_v = _mm256_castsi256_si128(t207_v);
            const __m128i h_row6_v = _mm256_extracti128_si256(t207_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 32), h_row5_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 96), h_row6_v);
            const __m128i h_row7_v = _mm256_castsi256_si128(t208_v);
            const __m128i h_row8_v = _mm256_extracti128_si256(t208_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 48), h_row7_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 112), h_row8_v);
            const __m256i t209_v = _mm256_unpacklo_epi32(t186_v, t194_v);
            const __m256i t210_v = _mm256_unpackhi_epi32(t186_v, t194_v);
            const __m256i t211_v = _mm256_unpacklo_epi32(t190_v, t198_v);
            const __m256i t212_v = _mm256_unpackhi_epi32(t190_v, t198_v);
            const __m256i t213_v = _mm256_unpacklo_epi32(t209_v, t211_v);
            const __m256i t214_v = _mm256_unpackhi_epi32(t209_v, t211_v);
            const __m256i t215_v = _mm256_unpacklo_epi32(t210_v, t212_v);
            const __m256i t216_v = _mm256_unpackhi_epi32(t210_v, t212_v);
            const __m128i h_row9_v = _mm256_castsi256_si128(t213_v);
            const __m128i h_row10_v = _mm256_extracti128_si256(t213_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 128), h_row9_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 192), h_row10_v);
            const __m128i h_row11_v = _mm256_castsi256_si128(t214_v);
            const __m128i h_row12_v = _mm256_extracti128_si256(t214_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 144), h_row11_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 208), h_row12_v);
            const __m128i h_row13_v = _mm256_castsi256_si128(t215_v);
            const __m128i h_row14_v = _mm256_extracti128_si256(t215_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 160), h_row13_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 224), h_row14_v);
            const __m128i h_row15_v = _mm256_castsi256_si128(t216_v);
            const __m128i h_row16_v = _mm256_extracti128_si256(t216_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 176), h_row15_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 240), h_row16_v);
            const __m256i t217_v = _mm256_unpacklo_epi32(t187_v, t195_v);
            const __m256i t218_v = _mm256_unpackhi_epi32(t187_v, t195_v);
            const __m256i t219_v = _mm256_unpacklo_epi32(t191_v, t199_v);
            const __m256i t220_v = _mm256_unpackhi_epi32(t191_v, t199_v);
            const __m256i t221_v = _mm256_unpacklo_epi32(t217_v, t219_v);
            const __m256i t222_v = _mm256_unpackhi_epi32(t217_v, t219_v);
            const __m256i t223_v = _mm256_unpacklo_epi32(t218_v, t220_v);
            const __m256i t224_v = _mm256_unpackhi_epi32(t218_v, t220_v);
            const __m128i h_row17_v = _mm256_castsi256_si128(t221_v);
            const __m128i h_row18_v = _mm256_extracti128_si256(t221_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 256), h_row17_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 320), h_row18_v);
            const __m128i h_row19_v = _mm256_castsi256_si128(t222_v);
            const __m128i h_row20_v = _mm256_extracti128_si256(t222_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 272), h_row19_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 336), h_row20_v);
            const __m128i h_row21_v = _mm256_castsi256_si128(t223_v);
            const __m128i h_row22_v = _mm256_extracti128_si256(t223_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 288), h_row21_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 352), h_row22_v);
            const __m128i h_row23_v = _mm256_castsi256_si128(t224_v);
            const __m128i h_row24_v = _mm256_extracti128_si256(t224_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 304), h_row23_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 368), h_row24_v);
            const __m256i t225_v = _mm256_unpacklo_epi32(t188_v, t196_v);
            const __m256i t226_v = _mm256_unpackhi_epi32(t188_v, t196_v);
            const __m256i t227_v = _mm256_unpacklo_epi32(t192_v, t200_v);
            const __m256i t228_v = _mm256_unpackhi_epi32(t192_v, t200_v);
            const __m256i t229_v = _mm256_unpacklo_epi32(t225_v, t227_v);
            const __m256i t230_v = _mm256_unpackhi_epi32(t225_v, t227_v);
            const __m256i t231_v = _mm256_unpacklo_epi32(t226_v, t228_v);
            const __m256i t232_v = _mm256_unpackhi_epi32(t226_v, t228_v);
            const __m128i h_row25_v = _mm256_castsi256_si128(t229_v);
            const __m128i h_row26_v = _mm256_extracti128_si256(t229_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 384), h_row25_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 448), h_row26_v);
            const __m128i h_row27_v = _mm256_castsi256_si128(t230_v);
            const __m128i h_row28_v = _mm256_extracti128_si256(t230_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 400), h_row27_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 464), h_row28_v);
            const __m128i h_row29_v = _mm256_castsi256_si128(t231_v);
            const __m128i h_row30_v = _mm256_extracti128_si256(t231_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 416), h_row29_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 480), h_row30_v);
            const __m128i h_row31_v = _mm256_castsi256_si128(t232_v);
            const __m128i h_row32_v = _mm256_extracti128_si256(t232_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 432), h_row31_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 496), h_row32_v);
            const __m256i count517_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 128));
            const __m128i t233_v = _mm256_castsi256_si128(count517_v);
            const __m128i t234_v = _mm256_extracti128_si256(count517_v, 1);
            const __m256i t13_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count517_v));
            const __m256i t13_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t233_v, 8));
            const __m256i t13_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count517_v, 1));
            const __m256i t13_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t234_v, 8));
            const __m256i count518_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 160));
            const __m128i t235_v = _mm256_castsi256_si128(count518_v);
            const __m128i t236_v = _mm256_extracti128_si256(count518_v, 1);
            const __m256i t14_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count518_v));
            const __m256i t14_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t235_v, 8));
            const __m256i t14_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count518_v, 1));
            const __m256i t14_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t236_v, 8));
            const __m256i count519_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 192));
            const __m128i t237_v = _mm256_castsi256_si128(count519_v);
            const __m128i t238_v = _mm256_extracti128_si256(count519_v, 1);
            const __m256i t15_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count519_v));
            const __m256i t15_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t237_v, 8));
            const __m256i t15_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count519_v, 1));
            const __m256i t15_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t238_v, 8));
            const __m256i count520_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 224));
            const __m128i t239_v = _mm256_castsi256_si128(count520_v);
            const __m128i t240_v = _mm256_extracti128_si256(count520_v, 1);
            const __m256i t16_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count520_v));
            const __m256i t16_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t239_v, 8));
            const __m256i t16_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count520_v, 1));
            const __m256i t16_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t240_v, 8));
            const __m256i t17_v0 = t13_v0;
            const __m256i t17_v1 = t13_v1;
            const __m256i t18_v0 = t13_v2;
            const __m256i t18_v1 = t13_v3;
            const __m256i t241_v = t17_v0;
            const __m256i t242_v = t17_v1;
            const __m256i t243_v = t18_v0;
            const __m256i t244_v = t18_v1;
            const __m256i t19_v0 = t14_v0;
            const __m256i t19_v1 = t14_v1;
            const __m256i t20_v0 = t14_v2;
            const __m256i t20_v1 = t14_v3;
            const __m256i t245_v = t19_v0;
            const __m256i t246_v = t19_v1;
            const __m256i t247_v = t20_v0;
            const __m256i t248_v = t20_v1;
            const __m256i t21_v0 = t15_v0;
            const __m256i t21_v1 = t15_v1;
            const __m256i t22_v0 = t15_v2;
            const __m256i t22_v1 = t15_v3;
            const __m256i t249_v = t21_v0;
            const __m256i t250_v = t21_v1;
            const __m256i t251_v = t22_v0;
            const __m256i t252_v = t22_v1;
            const __m256i t23_v0 = t16_v0;
            const __m256i t23_v1 = t16_v1;
            const __m256i t24_v0 = t16_v2;
            const __m256i t24_v1 = t16_v3;
            const __m256i t253_v = t23_v0;
            const __m256i t254_v = t23_v1;
            const __m256i t255_v = t24_v0;
            const __m256i t256_v = t24_v1;
            const __m256i t257_v = _mm256_unpacklo_epi32(t241_v, t249_v);
            const __m256i t258_v = _mm256_unpackhi_epi32(t241_v, t249_v);
            const __m256i t259_v = _mm256_unpacklo_epi32(t245_v, t253_v);
            const __m256i t260_v = _mm256_unpackhi_epi32(t245_v, t253_v);
            const __m256i t261_v = _mm256_unpacklo_epi32(t257_v, t259_v);
            const __m256i t262_v = _mm256_unpackhi_epi32(t257_v, t259_v);
            const __m256i t263_v = _mm256_unpacklo_epi32(t258_v, t260_v);
            const __m256i t264_v = _mm256_unpackhi_epi32(t258_v, t260_v);
            const __m128i h_row33_v = _mm256_castsi256_si128(t261_v);
            const __m128i h_row34_v = _mm256_extracti128_si256(t261_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4), h_row33_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 64), h_row34_v);
            const __m128i h_row35_v = _mm256_castsi256_si128(t262_v);
            const __m128i h_row36_v = _mm256_extracti128_si256(t262_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 16), h_row35_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 80), h_row36_v);
            const __m128i h_row37_v = _mm256_castsi256_si128(t263_v);
            const __m128i h_row38_v = _mm256_extracti128_si256(t263_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 32), h_row37_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 96), h_row38_v);
            const __m128i h_row39_v = _mm256_castsi256_si128(t264_v);
            const __m128i h_row40_v = _mm256_extracti128_si256(t264_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 48), h_row39_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 112), h_row40_v);
            const __m256i t265_v = _mm256_unpacklo_epi32(t242_v, t250_v);
            const __m256i t266_v = _mm256_unpackhi_epi32(t242_v, t250_v);
            const __m256i t267_v = _mm256_unpacklo_epi32(t246_v, t254_v);
            const __m256i t268_v = _mm256_unpackhi_epi32(t246_v, t254_v);
            const __m256i t269_v = _mm256_unpacklo_epi32(t265_v, t267_v);
            const __m256i t270_v = _mm256_unpackhi_epi32(t265_v, t267_v);
            const __m256i t271_v = _mm256_unpacklo_epi32(t266_v, t268_v);
            const __m256i t272_v = _mm256_unpackhi_epi32(t266_v, t268_v);
            const __m128i h_row41_v = _mm256_castsi256_si128(t269_v);
            const __m128i h_row42_v = _mm256_extracti128_si256(t269_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 128), h_row41_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 192), h_row42_v);
            const __m128i h_row43_v = _mm256_castsi256_si128(t270_v);
            const __m128i h_row44_v = _mm256_extracti128_si256(t270_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 144), h_row43_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 208), h_row44_v);
            const __m128i h_row45_v = _mm256_castsi256_si128(t271_v);
            const __m128i h_row46_v = _mm256_extracti128_si256(t271_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 160), h_row45_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 224), h_row46_v);
            const __m128i h_row47_v = _mm256_castsi256_si128(t272_v);
            const __m128i h_row48_v = _mm256_extracti128_si256(t272_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 176), h_row47_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 240), h_row48_v);
            const __m256i t273_v = _mm256_unpacklo_epi32(t243_v, t251_v);
            const __m256i t274_v = _mm256_unpackhi_epi32(t243_v, t251_v);
            const __m256i t275_v = _mm256_unpacklo_epi32(t247_v, t255_v);
            const __m256i t276_v = _mm256_unpackhi_epi32(t247_v, t255_v);
            const __m256i t277_v = _mm256_unpacklo_epi32(t273_v, t275_v);
            const __m256i t278_v = _mm256_unpackhi_epi32(t273_v, t275_v);
            const __m256i t279_v = _mm256_unpacklo_epi32(t274_v, t276_v);
            const __m256i t280_v = _mm256_unpackhi_epi32(t274_v, t276_v);
            const __m128i h_row49_v = _mm256_castsi256_si128(t277_v);
            const __m128i h_row50_v = _mm256_extracti128_si256(t277_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 256), h_row49_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 320), h_row50_v);
            const __m128i h_row51_v = _mm256_castsi256_si128(t278_v);
            const __m128i h_row52_v = _mm256_extracti128_si256(t278_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 272), h_row51_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 336), h_row52_v);
            const __m128i h_row53_v = _mm256_castsi256_si128(t279_v);
            const __m128i h_row54_v = _mm256_extracti128_si256(t279_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 288), h_row53_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 352), h_row54_v);
            const __m128i h_row55_v = _mm256_castsi256_si128(t280_v);
            const __m128i h_row56_v = _mm256_extracti128_si256(t280_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 304), h_row55_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 368), h_row56_v);
            const __m256i t281_v = _mm256_unpacklo_epi32(t244_v, t252_v);
            const __m256i t282_v = _mm256_unpackhi_epi32(t244_v, t252_v);
            const __m256i t283_v = _mm256_unpacklo_epi32(t248_v, t256_v);
            const __m256i t284_v = _mm256_unpackhi_epi32(t248_v, t256_v);
            const __m256i t285_v = _mm256_unpacklo_epi32(t281_v, t283_v);
            const __m256i t286_v = _mm256_unpackhi_epi32(t281_v, t283_v);
            const __m256i t287_v = _mm256_unpacklo_epi32(t282_v, t284_v);
            const __m256i t288_v = _mm256_unpackhi_epi32(t282_v, t284_v);
            const __m128i h_row57_v = _mm256_castsi256_si128(t285_v);
            const __m128i h_row58_v = _mm256_extracti128_si256(t285_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 384), h_row57_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 448), h_row58_v);
            const __m128i h_row59_v = _mm256_castsi256_si128(t286_v);
            const __m128i h_row60_v = _mm256_extracti128_si256(t286_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 400), h_row59_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 464), h_row60_v);
            const __m128i h_row61_v = _mm256_castsi256_si128(t287_v);
            const __m128i h_row62_v = _mm256_extracti128_si256(t287_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 416), h_row61_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 480), h_row62_v);
            const __m128i h_row63_v = _mm256_castsi256_si128(t288_v);
            const __m128i h_row64_v = _mm256_extracti128_si256(t288_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 432), h_row63_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 4 + 496), h_row64_v);
            const __m256i count521_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 256));
            const __m128i t289_v = _mm256_castsi256_si128(count521_v);
            const __m128i t290_v = _mm256_extracti128_si256(count521_v, 1);
            const __m256i t25_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count521_v));
            const __m256i t25_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t289_v, 8));
            const __m256i t25_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count521_v, 1));
            const __m256i t25_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t290_v, 8));
            const __m256i count522_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 288));
            const __m128i t291_v = _mm256_castsi256_si128(count522_v);
            const __m128i t292_v = _mm256_extracti128_si256(count522_v, 1);
            const __m256i t26_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count522_v));
            const __m256i t26_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t291_v, 8));
            const __m256i t26_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count522_v, 1));
            const __m256i t26_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t292_v, 8));
            const __m256i count523_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 320));
            const __m128i t293_v = _mm256_castsi256_si128(count523_v);
            const __m128i t294_v = _mm256_extracti128_si256(count523_v, 1);
            const __m256i t27_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count523_v));
            const __m256i t27_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t293_v, 8));
            const __m256i t27_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count523_v, 1));
            const __m256i t27_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t294_v, 8));
            const __m256i count524_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 352));
            const __m128i t295_v = _mm256_castsi256_si128(count524_v);
            const __m128i t296_v = _mm256_extracti128_si256(count524_v, 1);
            const __m256i t28_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count524_v));
            const __m256i t28_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t295_v, 8));
            const __m256i t28_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count524_v, 1));
            const __m256i t28_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t296_v, 8));
            const __m256i t29_v0 = t25_v0;
            const __m256i t29_v1 = t25_v1;
            const __m256i t30_v0 = t25_v2;
            const __m256i t30_v1 = t25_v3;
            const __m256i t297_v = t29_v0;
            const __m256i t298_v = t29_v1;
            const __m256i t299_v = t30_v0;
            const __m256i t300_v = t30_v1;
            const __m256i t31_v0 = t26_v0;
            const __m256i t31_v1 = t26_v1;
            const __m256i t32_v0 = t26_v2;
            const __m256i t32_v1 = t26_v3;
            const __m256i t301_v = t31_v0;
            const __m256i t302_v = t31_v1;
            const __m256i t303_v = t32_v0;
            const __m256i t304_v = t32_v1;
            const __m256i t33_v0 = t27_v0;
            const __m256i t33_v1 = t27_v1;
            const __m256i t34_v0 = t27_v2;
            const __m256i t34_v1 = t27_v3;
            const __m256i t305_v = t33_v0;
            const __m256i t306_v = t33_v1;
            const __m256i t307_v = t34_v0;
            const __m256i t308_v = t34_v1;
            const __m256i t35_v0 = t28_v0;
            const __m256i t35_v1 = t28_v1;
            const __m256i t36_v0 = t28_v2;
            const __m256i t36_v1 = t28_v3;
            const __m256i t309_v = t35_v0;
            const __m256i t310_v = t35_v1;
            const __m256i t311_v = t36_v0;
            const __m256i t312_v = t36_v1;
            const __m256i t313_v = _mm256_unpacklo_epi32(t297_v, t305_v);
            const __m256i t314_v = _mm256_unpackhi_epi32(t297_v, t305_v);
            const __m256i t315_v = _mm256_unpacklo_epi32(t301_v, t309_v);
            const __m256i t316_v = _mm256_unpackhi_epi32(t301_v, t309_v);
            const __m256i t317_v = _mm256_unpacklo_epi32(t313_v, t315_v);
            const __m256i t318_v = _mm256_unpackhi_epi32(t313_v, t315_v);
            const __m256i t319_v = _mm256_unpacklo_epi32(t314_v, t316_v);
            const __m256i t320_v = _mm256_unpackhi_epi32(t314_v, t316_v);
            const __m128i h_row65_v = _mm256_castsi256_si128(t317_v);
            const __m128i h_row66_v = _mm256_extracti128_si256(t317_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8), h_row65_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 64), h_row66_v);
            const __m128i h_row67_v = _mm256_castsi256_si128(t318_v);
            const __m128i h_row68_v = _mm256_extracti128_si256(t318_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 16), h_row67_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 80), h_row68_v);
            const __m128i h_row69_v = _mm256_castsi256_si128(t319_v);
            const __m128i h_row70_v = _mm256_extracti128_si256(t319_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 32), h_row69_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 96), h_row70_v);
            const __m128i h_row71_v = _mm256_castsi256_si128(t320_v);
            const __m128i h_row72_v = _mm256_extracti128_si256(t320_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 48), h_row71_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 112), h_row72_v);
            const __m256i t321_v = _mm256_unpacklo_epi32(t298_v, t306_v);
            const __m256i t322_v = _mm256_unpackhi_epi32(t298_v, t306_v);
            const __m256i t323_v = _mm256_unpacklo_epi32(t302_v, t310_v);
            const __m256i t324_v = _mm256_unpackhi_epi32(t302_v, t310_v);
            const __m256i t325_v = _mm256_unpacklo_epi32(t321_v, t323_v);
            const __m256i t326_v = _mm256_unpackhi_epi32(t321_v, t323_v);
            const __m256i t327_v = _mm256_unpacklo_epi32(t322_v, t324_v);
            const __m256i t328_v = _mm256_unpackhi_epi32(t322_v, t324_v);
            const __m128i h_row73_v = _mm256_castsi256_si128(t325_v);
            const __m128i h_row74_v = _mm256_extracti128_si256(t325_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 128), h_row73_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 192), h_row74_v);
            const __m128i h_row75_v = _mm256_castsi256_si128(t326_v);
            const __m128i h_row76_v = _mm256_extracti128_si256(t326_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 144), h_row75_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 208), h_row76_v);
            const __m128i h_row77_v = _mm256_castsi256_si128(t327_v);
            const __m128i h_row78_v = _mm256_extracti128_si256(t327_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 160), h_row77_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 224), h_row78_v);
            const __m128i h_row79_v = _mm256_castsi256_si128(t328_v);
            const __m128i h_row80_v = _mm256_extracti128_si256(t328_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 176), h_row79_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 240), h_row80_v);
            const __m256i t329_v = _mm256_unpacklo_epi32(t299_v, t307_v);
            const __m256i t330_v = _mm256_unpackhi_epi32(t299_v, t307_v);
            const __m256i t331_v = _mm256_unpacklo_epi32(t303_v, t311_v);
            const __m256i t332_v = _mm256_unpackhi_epi32(t303_v, t311_v);
            const __m256i t333_v = _mm256_unpacklo_epi32(t329_v, t331_v);
            const __m256i t334_v = _mm256_unpackhi_epi32(t329_v, t331_v);
            const __m256i t335_v = _mm256_unpacklo_epi32(t330_v, t332_v);
            const __m256i t336_v = _mm256_unpackhi_epi32(t330_v, t332_v);
            const __m128i h_row81_v = _mm256_castsi256_si128(t333_v);
            const __m128i h_row82_v = _mm256_extracti128_si256(t333_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 256), h_row81_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 320), h_row82_v);
            const __m128i h_row83_v = _mm256_castsi256_si128(t334_v);
            const __m128i h_row84_v = _mm256_extracti128_si256(t334_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 272), h_row83_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 336), h_row84_v);
            const __m128i h_row85_v = _mm256_castsi256_si128(t335_v);
            const __m128i h_row86_v = _mm256_extracti128_si256(t335_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 288), h_row85_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 352), h_row86_v);
            const __m128i h_row87_v = _mm256_castsi256_si128(t336_v);
            const __m128i h_row88_v = _mm256_extracti128_si256(t336_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 304), h_row87_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 368), h_row88_v);
            const __m256i t337_v = _mm256_unpacklo_epi32(t300_v, t308_v);
            const __m256i t338_v = _mm256_unpackhi_epi32(t300_v, t308_v);
            const __m256i t339_v = _mm256_unpacklo_epi32(t304_v, t312_v);
            const __m256i t340_v = _mm256_unpackhi_epi32(t304_v, t312_v);
            const __m256i t341_v = _mm256_unpacklo_epi32(t337_v, t339_v);
            const __m256i t342_v = _mm256_unpackhi_epi32(t337_v, t339_v);
            const __m256i t343_v = _mm256_unpacklo_epi32(t338_v, t340_v);
            const __m256i t344_v = _mm256_unpackhi_epi32(t338_v, t340_v);
            const __m128i h_row89_v = _mm256_castsi256_si128(t341_v);
            const __m128i h_row90_v = _mm256_extracti128_si256(t341_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 384), h_row89_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 448), h_row90_v);
            const __m128i h_row91_v = _mm256_castsi256_si128(t342_v);
            const __m128i h_row92_v = _mm256_extracti128_si256(t342_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 400), h_row91_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 464), h_row92_v);
            const __m128i h_row93_v = _mm256_castsi256_si128(t343_v);
            const __m128i h_row94_v = _mm256_extracti128_si256(t343_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 416), h_row93_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 480), h_row94_v);
            const __m128i h_row95_v = _mm256_castsi256_si128(t344_v);
            const __m128i h_row96_v = _mm256_extracti128_si256(t344_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 432), h_row95_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 8 + 496), h_row96_v);
            const __m256i count525_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 384));
            const __m128i t345_v = _mm256_castsi256_si128(count525_v);
            const __m128i t346_v = _mm256_extracti128_si256(count525_v, 1);
            const __m256i t37_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count525_v));
            const __m256i t37_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t345_v, 8));
            const __m256i t37_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count525_v, 1));
            const __m256i t37_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t346_v, 8));
            const __m256i count526_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 416));
            const __m128i t347_v = _mm256_castsi256_si128(count526_v);
            const __m128i t348_v = _mm256_extracti128_si256(count526_v, 1);
            const __m256i t38_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count526_v));
            const __m256i t38_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t347_v, 8));
            const __m256i t38_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count526_v, 1));
            const __m256i t38_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t348_v, 8));
            const __m256i count527_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 448));
            const __m128i t349_v = _mm256_castsi256_si128(count527_v);
            const __m128i t350_v = _mm256_extracti128_si256(count527_v, 1);
            const __m256i t39_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count527_v));
            const __m256i t39_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t349_v, 8));
            const __m256i t39_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count527_v, 1));
            const __m256i t39_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t350_v, 8));
            const __m256i count528_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(count_lanes + 480));
            const __m128i t351_v = _mm256_castsi256_si128(count528_v);
            const __m128i t352_v = _mm256_extracti128_si256(count528_v, 1);
            const __m256i t40_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(count528_v));
            const __m256i t40_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t351_v, 8));
            const __m256i t40_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(count528_v, 1));
            const __m256i t40_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t352_v, 8));
            const __m256i t41_v0 = t37_v0;
            const __m256i t41_v1 = t37_v1;
            const __m256i t42_v0 = t37_v2;
            const __m256i t42_v1 = t37_v3;
            const __m256i t353_v = t41_v0;
            const __m256i t354_v = t41_v1;
            const __m256i t355_v = t42_v0;
            const __m256i t356_v = t42_v1;
            const __m256i t43_v0 = t38_v0;
            const __m256i t43_v1 = t38_v1;
            const __m256i t44_v0 = t38_v2;
            const __m256i t44_v1 = t38_v3;
            const __m256i t357_v = t43_v0;
            const __m256i t358_v = t43_v1;
            const __m256i t359_v = t44_v0;
            const __m256i t360_v = t44_v1;
            const __m256i t45_v0 = t39_v0;
            const __m256i t45_v1 = t39_v1;
            const __m256i t46_v0 = t39_v2;
            const __m256i t46_v1 = t39_v3;
            const __m256i t361_v = t45_v0;
            const __m256i t362_v = t45_v1;
            const __m256i t363_v = t46_v0;
            const __m256i t364_v = t46_v1;
            const __m256i t47_v0 = t40_v0;
            const __m256i t47_v1 = t40_v1;
            const __m256i t48_v0 = t40_v2;
            const __m256i t48_v1 = t40_v3;
            const __m256i t365_v = t47_v0;
            const __m256i t366_v = t47_v1;
            const __m256i t367_v = t48_v0;
            const __m256i t368_v = t48_v1;
            const __m256i t369_v = _mm256_unpacklo_epi32(t353_v, t361_v);
            const __m256i t370_v = _mm256_unpackhi_epi32(t353_v, t361_v);
            const __m256i t371_v = _mm256_unpacklo_epi32(t357_v, t365_v);
            const __m256i t372_v = _mm256_unpackhi_epi32(t357_v, t365_v);
            const __m256i t373_v = _mm256_unpacklo_epi32(t369_v, t371_v);
            const __m256i t374_v = _mm256_unpackhi_epi32(t369_v, t371_v);
            const __m256i t375_v = _mm256_unpacklo_epi32(t370_v, t372_v);
            const __m256i t376_v = _mm256_unpackhi_epi32(t370_v, t372_v);
            const __m128i h_row97_v = _mm256_castsi256_si128(t373_v);
            const __m128i h_row98_v = _mm256_extracti128_si256(t373_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12), h_row97_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 64), h_row98_v);
            const __m128i h_row99_v = _mm256_castsi256_si128(t374_v);
            const __m128i h_row100_v = _mm256_extracti128_si256(t374_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 16), h_row99_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 80), h_row100_v);
            const __m128i h_row101_v = _mm256_castsi256_si128(t375_v);
            const __m128i h_row102_v = _mm256_extracti128_si256(t375_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 32), h_row101_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 96), h_row102_v);
            const __m128i h_row103_v = _mm256_castsi256_si128(t376_v);
            const __m128i h_row104_v = _mm256_extracti128_si256(t376_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 48), h_row103_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 112), h_row104_v);
            const __m256i t377_v = _mm256_unpacklo_epi32(t354_v, t362_v);
            const __m256i t378_v = _mm256_unpackhi_epi32(t354_v, t362_v);
            const __m256i t379_v = _mm256_unpacklo_epi32(t358_v, t366_v);
            const __m256i t380_v = _mm256_unpackhi_epi32(t358_v, t366_v);
            const __m256i t381_v = _mm256_unpacklo_epi32(t377_v, t379_v);
            const __m256i t382_v = _mm256_unpackhi_epi32(t377_v, t379_v);
            const __m256i t383_v = _mm256_unpacklo_epi32(t378_v, t380_v);
            const __m256i t384_v = _mm256_unpackhi_epi32(t378_v, t380_v);
            const __m128i h_row105_v = _mm256_castsi256_si128(t381_v);
            const __m128i h_row106_v = _mm256_extracti128_si256(t381_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 128), h_row105_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 192), h_row106_v);
            const __m128i h_row107_v = _mm256_castsi256_si128(t382_v);
            const __m128i h_row108_v = _mm256_extracti128_si256(t382_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 144), h_row107_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 208), h_row108_v);
            const __m128i h_row109_v = _mm256_castsi256_si128(t383_v);
            const __m128i h_row110_v = _mm256_extracti128_si256(t383_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 160), h_row109_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 224), h_row110_v);
            const __m128i h_row111_v = _mm256_castsi256_si128(t384_v);
            const __m128i h_row112_v = _mm256_extracti128_si256(t384_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 176), h_row111_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 240), h_row112_v);
            const __m256i t385_v = _mm256_unpacklo_epi32(t355_v, t363_v);
            const __m256i t386_v = _mm256_unpackhi_epi32(t355_v, t363_v);
            const __m256i t387_v = _mm256_unpacklo_epi32(t359_v, t367_v);
            const __m256i t388_v = _mm256_unpackhi_epi32(t359_v, t367_v);
            const __m256i t389_v = _mm256_unpacklo_epi32(t385_v, t387_v);
            const __m256i t390_v = _mm256_unpackhi_epi32(t385_v, t387_v);
            const __m256i t391_v = _mm256_unpacklo_epi32(t386_v, t388_v);
            const __m256i t392_v = _mm256_unpackhi_epi32(t386_v, t388_v);
            const __m128i h_row113_v = _mm256_castsi256_si128(t389_v);
            const __m128i h_row114_v = _mm256_extracti128_si256(t389_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 256), h_row113_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 320), h_row114_v);
            const __m128i h_row115_v = _mm256_castsi256_si128(t390_v);
            const __m128i h_row116_v = _mm256_extracti128_si256(t390_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 272), h_row115_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 336), h_row116_v);
            const __m128i h_row117_v = _mm256_castsi256_si128(t391_v);
            const __m128i h_row118_v = _mm256_extracti128_si256(t391_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 288), h_row117_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 352), h_row118_v);
            const __m128i h_row119_v = _mm256_castsi256_si128(t392_v);
            const __m128i h_row120_v = _mm256_extracti128_si256(t392_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 304), h_row119_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 368), h_row120_v);
            const __m256i t393_v = _mm256_unpacklo_epi32(t356_v, t364_v);
            const __m256i t394_v = _mm256_unpackhi_epi32(t356_v, t364_v);
            const __m256i t395_v = _mm256_unpacklo_epi32(t360_v, t368_v);
            const __m256i t396_v = _mm256_unpackhi_epi32(t360_v, t368_v);
            const __m256i t397_v = _mm256_unpacklo_epi32(t393_v, t395_v);
            const __m256i t398_v = _mm256_unpackhi_epi32(t393_v, t395_v);
            const __m256i t399_v = _mm256_unpacklo_epi32(t394_v, t396_v);
            const __m256i t400_v = _mm256_unpackhi_epi32(t394_v, t396_v);
            const __m128i h_row121_v = _mm256_castsi256_si128(t397_v);
            const __m128i h_row122_v = _mm256_extracti128_si256(t397_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 384), h_row121_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 448), h_row122_v);
            const __m128i h_row123_v = _mm256_castsi256_si128(t398_v);
            const __m128i h_row124_v = _mm256_extracti128_si256(t398_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 400), h_row123_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 464), h_row124_v);
            const __m128i h_row125_v = _mm256_castsi256_si128(t399_v);
            const __m128i h_row126_v = _mm256_extracti128_si256(t399_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 416), h_row125_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 480), h_row126_v);
            const __m128i h_row127_v = _mm256_castsi256_si128(t400_v);
            const __m128i h_row128_v = _mm256_extracti128_si256(t400_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 432), h_row127_v);
            _mm_storeu_si128((__m128i *)(void *)(h_s + 12 + 496), h_row128_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        histogram_rows_lane(x + 32 * k, h + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        histogram_rows_lane(x + 32 * k, h + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
