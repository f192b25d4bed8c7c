/* vcc 0.1.0 wrote this from haar_wavelet.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[16*n] restrict */
#pragma simd declare(linear(row: 16))
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
static void haar_wavelet_lane(float *row)
{
    float part[16];
    int length, i;
    for (length = 16; length > 1; length /= 2) {
        int half = length / 2;
#ifdef VCC_VECTOR
        /* vcc: line 9: 4 lanes x 2, then 4, the last ones overlapping, avx2; runs if the accesses
           are far enough apart */
        i = 0;
        if (half >= 4) {
            const unsigned long end = ((unsigned long)half - 1) & ~3UL;
            const unsigned long wide_end = end & ~7UL;
            const unsigned long t =
                (unsigned long)((char *)part + (long)((unsigned long)half * 4)) - (unsigned long)part;
            if (t - 1 >= 31) {
                const unsigned long last = (unsigned long)half - 4;
                const __m128 t_v = _mm_set1_ps(0.70710677f);
                const __m128 row_row_last_v = _mm_loadu_ps(row + last * 2);
                const __m128 row_row_last2_v = _mm_loadu_ps(row + last * 2 + 4);
                const __m128 row_last_v = _mm_shuffle_ps(row_row_last_v, row_row_last2_v, 0x88);
                const __m128 row_last2_v = _mm_shuffle_ps(row_row_last_v, row_row_last2_v, 0xdd);
                const __m128 part_new_last_v = _mm_mul_ps(_mm_add_ps(row_last_v, row_last2_v), t_v);
                const __m128 part_new_last2_v =
                    _mm_mul_ps(_mm_sub_ps(row_last_v, row_last2_v), t_v);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 8) {
                    unsigned long copy;
#pragma GCC unroll 2
                    for (copy = 0; copy < 2; copy++) {
                        const unsigned long at = k2 + copy * 4;
                        const __m128 row_row_v = _mm_loadu_ps(row + at * 2);
                        const __m128 row_row2_v = _mm_loadu_ps(row + at * 2 + 4);
                        const __m128 row_v = _mm_shuffle_ps(row_row_v, row_row2_v, 0x88);
                        const __m128 row2_v = _mm_shuffle_ps(row_row_v, row_row2_v, 0xdd);
                        const __m128 part_new_v = _mm_mul_ps(_mm_add_ps(row_v, row2_v), t_v);
                        _mm_storeu_ps(part + at, part_new_v);
                        const __m128 part_new2_v = _mm_mul_ps(_mm_sub_ps(row_v, row2_v), t_v);
                        _mm_storeu_ps(part + (long)half + at, part_new2_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    const __m128 row_row_v0 = _mm_loadu_ps(row + k2 * 2);
                    const __m128 row_row_v1 = _mm_loadu_ps(row + k2 * 2 + 4);
                    const __m128 row3_v = _mm_shuffle_ps(row_row_v0, row_row_v1, 0x88);
                    const __m128 row4_v = _mm_shuffle_ps(row_row_v0, row_row_v1, 0xdd);
                    const __m128 part_new3_v = _mm_mul_ps(_mm_add_ps(row3_v, row4_v), t_v);
                    _mm_storeu_ps(part + k2, part_new3_v);
                    const __m128 part_new4_v = _mm_mul_ps(_mm_sub_ps(row3_v, row4_v), t_v);
                    _mm_storeu_ps(part + (long)half + k2, part_new4_v);
                }
                /* the last ones, some of them once more */
                _mm_storeu_ps(part + last, part_new_last_v);
                _mm_storeu_ps(part + (long)half + last, part_new_last2_v);
                i = half;
            }
        }
        /* remaining iterations */
        for (; i < half; i++) {
#else
        for (i = 0; i < half; i++) {
#endif
            part[i] = (row[2 * i] + row[2 * i + 1]) * 0.70710678f;
            part[half + i] = (row[2 * i] - row[2 * i + 1]) * 0.70710678f;
        }
        for (i = 0; i < length; i++)
            row[i] = part[i];
    }
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void haar_wavelet(int n, float *a)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 22: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.70710677f);
        __m256i t2_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 4);
        __asm__("" : "+v"(t2_v));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            float *const a_s = a + (long)(16UL * k2);
            const __m128 a_row_v = _mm_loadu_ps(a_s);
            const __m128 a_row2_v = _mm_loadu_ps(a_s + 64);
            const __m256 t3_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row_v), a_row2_v, 1);
            const __m128 a_row3_v = _mm_loadu_ps(a_s + 16);
            const __m128 a_row4_v = _mm_loadu_ps(a_s + 80);
            const __m256 t4_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row3_v), a_row4_v, 1);
            const __m128 a_row5_v = _mm_loadu_ps(a_s + 32);
            const __m128 a_row6_v = _mm_loadu_ps(a_s + 96);
            const __m256 t5_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row5_v), a_row6_v, 1);
            const __m128 a_row7_v = _mm_loadu_ps(a_s + 48);
            const __m128 a_row8_v = _mm_loadu_ps(a_s + 112);
            const __m256 t6_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row7_v), a_row8_v, 1);
            const __m256 t7_v = _mm256_unpacklo_ps(t3_v, t5_v);
            const __m256 t8_v = _mm256_unpackhi_ps(t3_v, t5_v);
            const __m256 t9_v = _mm256_unpacklo_ps(t4_v, t6_v);
            const __m256 t10_v = _mm256_unpackhi_ps(t4_v, t6_v);
            const __m256 a_v = _mm256_unpacklo_ps(t7_v, t9_v);
            const __m256 a2_v = _mm256_unpackhi_ps(t7_v, t9_v);
            const __m256 a3_v = _mm256_unpacklo_ps(t8_v, t10_v);
            const __m256 a4_v = _mm256_unpackhi_ps(t8_v, t10_v);
            const __m128 a_row9_v = _mm_loadu_ps(a_s + 4);
            const __m128 a_row10_v = _mm_loadu_ps(a_s + 4 + 64);
            const __m256 t11_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row9_v), a_row10_v, 1);
            const __m128 a_row11_v = _mm_loadu_ps(a_s + 4 + 16);
            const __m128 a_row12_v = _mm_loadu_ps(a_s + 4 + 80);
            const __m256 t12_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row11_v), a_row12_v, 1);
            const __m128 a_row13_v = _mm_loadu_ps(a_s + 4 + 32);
            const __m128 a_row14_v = _mm_loadu_ps(a_s + 4 + 96);
            const __m256 t13_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row13_v), a_row14_v, 1);
            const __m128 a_row15_v = _mm_loadu_ps(a_s + 4 + 48);
            const __m128 a_row16_v = _mm_loadu_ps(a_s + 4 + 112);
            const __m256 t14_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row15_v), a_row16_v, 1);
            const __m256 t15_v = _mm256_unpacklo_ps(t11_v, t13_v);
            const __m256 t16_v = _mm256_unpackhi_ps(t11_v, t13_v);
            const __m256 t17_v = _mm256_unpacklo_ps(t12_v, t14_v);
            const __m256 t18_v = _mm256_unpackhi_ps(t12_v, t14_v);
            const __m256 a5_v = _mm256_unpacklo_ps(t15_v, t17_v);
            const __m256 a6_v = _mm256_unpackhi_ps(t15_v, t17_v);
            const __m256 a7_v = _mm256_unpacklo_ps(t16_v, t18_v);
            const __m256 a8_v = _mm256_unpackhi_ps(t16_v, t18_v);
            const __m128 a_row17_v = _mm_loadu_ps(a_s + 8);
            const __m128 a_row18_v = _mm_loadu_ps(a_s + 8 + 64);
            const __m256 t19_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row17_v), a_row18_v, 1);
            const __m128 a_row19_v = _mm_loadu_ps(a_s + 8 + 16);
            const __m128 a_row20_v = _mm_loadu_ps(a_s + 8 + 80);
            const __m256 t20_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row19_v), a_row20_v, 1);
            const __m128 a_row21_v = _mm_loadu_ps(a_s + 8 + 32);
            const __m128 a_row22_v = _mm_loadu_ps(a_s + 8 + 96);
            const __m256 t21_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row21_v), a_row22_v, 1);
            const __m128 a_row23_v = _mm_loadu_ps(a_s + 8 + 48);
            const __m128 a_row24_v = _mm_loadu_ps(a_s + 8 + 112);
            const __m256 t22_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row23_v), a_row24_v, 1);
            const __m256 t23_v = _mm256_unpacklo_ps(t19_v, t21_v);
            const __m256 t24_v = _mm256_unpackhi_ps(t19_v, t21_v);
            const __m256 t25_v = _mm256_unpacklo_ps(t20_v, t22_v);
            const __m256 t26_v = _mm256_unpackhi_ps(t20_v, t22_v);
            const __m256 a9_v = _mm256_unpacklo_ps(t23_v, t25_v);
            const __m256 a10_v = _mm256_unpackhi_ps(t23_v, t25_v);
            const __m256 a11_v = _mm256_unpacklo_ps(t24_v, t26_v);
            const __m256 a12_v = _mm256_unpackhi_ps(t24_v, t26_v);
            const __m128 a_row25_v = _mm_loadu_ps(a_s + 12);
            const __m128 a_row26_v = _mm_loadu_ps(a_s + 12 + 64);
            const __m256 t27_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row25_v), a_row26_v, 1);
            const __m128 a_row27_v = _mm_loadu_ps(a_s + 12 + 16);
            const __m128 a_row28_v = _mm_loadu_ps(a_s + 12 + 80);
            const __m256 t28_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row27_v), a_row28_v, 1);
            const __m128 a_row29_v = _mm_loadu_ps(a_s + 12 + 32);
            const __m128 a_row30_v = _mm_loadu_ps(a_s + 12 + 96);
            const __m256 t29_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row29_v), a_row30_v, 1);
            const __m128 a_row31_v = _mm_loadu_ps(a_s + 12 + 48);
            const __m128 a_row32_v = _mm_loadu_ps(a_s + 12 + 112);
            const __m256 t30_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row31_v), a_row32_v, 1);
            const __m256 t31_v = _mm256_unpacklo_ps(t27_v, t29_v);
            const __m256 t32_v = _mm256_unpackhi_ps(t27_v, t29_v);
            const __m256 t33_v = _mm256_unpacklo_ps(t28_v, t30_v);
            const __m256 t34_v = _mm256_unpackhi_ps(t28_v, t30_v);
            const __m256 a13_v = _mm256_unpacklo_ps(t31_v, t33_v);
            const __m256 a14_v = _mm256_unpackhi_ps(t31_v, t33_v);
            const __m256 a15_v = _mm256_unpacklo_ps(t32_v, t34_v);
            const __m256 a16_v = _mm256_unpackhi_ps(t32_v, t34_v);
            const __m256 part_0_v = _mm256_mul_ps(_mm256_add_ps(a_v, a2_v), t_v);
            const __m256 part_1_v = _mm256_mul_ps(_mm256_add_ps(a3_v, a4_v), t_v);
            const __m256 part_2_v = _mm256_mul_ps(_mm256_add_ps(a5_v, a6_v), t_v);
            const __m256 part_3_v = _mm256_mul_ps(_mm256_add_ps(a7_v, a8_v), t_v);
            const __m256 t35_v = _mm256_unpacklo_ps(part_0_v, part_2_v);
            const __m256 t36_v = _mm256_unpackhi_ps(part_0_v, part_2_v);
            const __m256 t37_v = _mm256_unpacklo_ps(part_1_v, part_3_v);
            const __m256 t38_v = _mm256_unpackhi_ps(part_1_v, part_3_v);
            const __m256 t39_v = _mm256_unpacklo_ps(t35_v, t37_v);
            const __m256 t40_v = _mm256_unpackhi_ps(t35_v, t37_v);
            const __m256 t41_v = _mm256_unpacklo_ps(t36_v, t38_v);
            const __m256 t42_v = _mm256_unpackhi_ps(t36_v, t38_v);
            const __m128 a_row33_v = _mm256_extractf128_ps(t39_v, 1);
            _mm_storeu_ps(a_s, _mm256_castps256_ps128(t39_v));
            _mm_storeu_ps(a_s + 64, a_row33_v);
            const __m128 a_row34_v = _mm256_extractf128_ps(t40_v, 1);
            _mm_storeu_ps(a_s + 16, _mm256_castps256_ps128(t40_v));
            _mm_storeu_ps(a_s + 80, a_row34_v);
            const __m128 a_row35_v = _mm256_extractf128_ps(t41_v, 1);
            _mm_storeu_ps(a_s + 32, _mm256_castps256_ps128(t41_v));
            _mm_storeu_ps(a_s + 96, a_row35_v);
            const __m128 a_row36_v = _mm256_extractf128_ps(t42_v, 1);
            _mm_storeu_ps(a_s + 48, _mm256_castps256_ps128(t42_v));
            _mm_storeu_ps(a_s + 112, a_row36_v);
            const __m256 part_4_v = _mm256_mul_ps(_mm256_add_ps(a9_v, a10_v), t_v);
            const __m256 part_5_v = _mm256_mul_ps(_mm256_add_ps(a11_v, a12_v), t_v);
            const __m256 part_6_v = _mm256_mul_ps(_mm256_add_ps(a13_v, a14_v), t_v);
            const __m256 part_7_v = _mm256_mul_ps(_mm256_add_ps(a15_v, a16_v), t_v);
            const __m256 t43_v = _mm256_unpacklo_ps(part_4_v, part_6_v);
            const __m256 t44_v = _mm256_unpackhi_ps(part_4_v, part_6_v);
            const __m256 t45_v = _mm256_unpacklo_ps(part_5_v, part_7_v);
            const __m256 t46_v = _mm256_unpackhi_ps(part_5_v, part_7_v);
            const __m256 t47_v = _mm256_unpacklo_ps(t43_v, t45_v);
            const __m256 t48_v = _mm256_unpackhi_ps(t43_v, t45_v);
            const __m256 t49_v = _mm256_unpacklo_ps(t44_v, t46_v);
            const __m256 t50_v = _mm256_unpackhi_ps(t44_v, t46_v);
            const __m128 a_row37_v = _mm256_extractf128_ps(t47_v, 1);
            _mm_storeu_ps(a_s + 4, _mm256_castps256_ps128(t47_v));
            _mm_storeu_ps(a_s + 4 + 64, a_row37_v);
            const __m128 a_row38_v = _mm256_extractf128_ps(t48_v, 1);
            _mm_storeu_ps(a_s + 4 + 16, _mm256_castps256_ps128(t48_v));
            _mm_storeu_ps(a_s + 4 + 80, a_row38_v);
            const __m128 a_row39_v = _mm256_extractf128_ps(t49_v, 1);
            _mm_storeu_ps(a_s + 4 + 32, _mm256_castps256_ps128(t49_v));
            _mm_storeu_ps(a_s + 4 + 96, a_row39_v);
            const __m128 a_row40_v = _mm256_extractf128_ps(t50_v, 1);
            _mm_storeu_ps(a_s + 4 + 48, _mm256_castps256_ps128(t50_v));
            _mm_storeu_ps(a_s + 4 + 112, a_row40_v);
            const __m256 part_8_v = _mm256_mul_ps(_mm256_sub_ps(a_v, a2_v), t_v);
            const __m256 part_9_v = _mm256_mul_ps(_mm256_sub_ps(a3_v, a4_v), t_v);
            const __m256 part_10_v = _mm256_mul_ps(_mm256_sub_ps(a5_v, a6_v), t_v);
            const __m256 part_11_v = _mm256_mul_ps(_mm256_sub_ps(a7_v, a8_v), t_v);
            const __m256 t51_v = _mm256_unpacklo_ps(part_8_v, part_10_v);
            const __m256 t52_v = _mm256_unpackhi_ps(part_8_v, part_10_v);
            const __m256 t53_v = _mm256_unpacklo_ps(part_9_v, part_11_v);
            const __m256 t54_v = _mm256_unpackhi_ps(part_9_v, part_11_v);
            const __m256 t55_v = _mm256_unpacklo_ps(t51_v, t53_v);
            const __m256 t56_v = _mm256_unpackhi_ps(t51_v, t53_v);
            const __m256 t57_v = _mm256_unpacklo_ps(t52_v, t54_v);
            const __m256 t58_v = _mm256_unpackhi_ps(t52_v, t54_v);
            const __m128 a_row41_v = _mm256_extractf128_ps(t55_v, 1);
            _mm_storeu_ps(a_s + 8, _mm256_castps256_ps128(t55_v));
            _mm_storeu_ps(a_s + 8 + 64, a_row41_v);
            const __m128 a_row42_v = _mm256_extractf128_ps(t56_v, 1);
            _mm_storeu_ps(a_s + 8 + 16, _mm256_castps256_ps128(t56_v));
            _mm_storeu_ps(a_s + 8 + 80, a_row42_v);
            const __m128 a_row43_v = _mm256_extractf128_ps(t57_v, 1);
            _mm_storeu_ps(a_s + 8 + 32, _mm256_castps256_ps128(t57_v));
            _mm_storeu_ps(a_s + 8 + 96, a_row43_v);
            const __m128 a_row44_v = _mm256_extractf128_ps(t58_v, 1);
            _mm_storeu_ps(a_s + 8 + 48, _mm256_castps256_ps128(t58_v));
            _mm_storeu_ps(a_s + 8 + 112, a_row44_v);
            const __m256 part_12_v = _mm256_mul_ps(_mm256_sub_ps(a9_v, a10_v), t_v);
            const __m256 part_13_v = _mm256_mul_ps(_mm256_sub_ps(a11_v, a12_v), t_v);
            const __m256 part_14_v = _mm256_mul_ps(_mm256_sub_ps(a13_v, a14_v), t_v);
            const __m256 part_15_v = _mm256_mul_ps(_mm256_sub_ps(a15_v, a16_v), t_v);
            const __m256 t59_v = _mm256_unpacklo_ps(part_12_v, part_14_v);
            const __m256 t60_v = _mm256_unpackhi_ps(part_12_v, part_14_v);
            const __m256 t61_v = _mm256_unpacklo_ps(part_13_v, part_15_v);
            const __m256 t62_v = _mm256_unpackhi_ps(part_13_v, part_15_v);
            const __m256 t63_v = _mm256_unpacklo_ps(t59_v, t61_v);
            const __m256 t64_v = _mm256_unpackhi_ps(t59_v, t61_v);
            const __m256 t65_v = _mm256_unpacklo_ps(t60_v, t62_v);
            const __m256 t66_v = _mm256_unpackhi_ps(t60_v, t62_v);
            const __m128 a_row45_v = _mm256_extractf128_ps(t63_v, 1);
            _mm_storeu_ps(a_s + 12, _mm256_castps256_ps128(t63_v));
            _mm_storeu_ps(a_s + 12 + 64, a_row45_v);
            const __m128 a_row46_v = _mm256_extractf128_ps(t64_v, 1);
            _mm_storeu_ps(a_s + 12 + 16, _mm256_castps256_ps128(t64_v));
            _mm_storeu_ps(a_s + 12 + 80, a_row46_v);
            const __m128 a_row47_v = _mm256_extractf128_ps(t65_v, 1);
            _mm_storeu_ps(a_s + 12 + 32, _mm256_castps256_ps128(t65_v));
            _mm_storeu_ps(a_s + 12 + 96, a_row47_v);
            const __m128 a_row48_v = _mm256_extractf128_ps(t66_v, 1);
            _mm_storeu_ps(a_s + 12 + 48, _mm256_castps256_ps128(t66_v));
            _mm_storeu_ps(a_s + 12 + 112, a_row48_v);
            const __m128 a_row49_v = _mm_loadu_ps(a_s);
            const __m128 a_row50_v = _mm_loadu_ps(a_s + 64);
            const __m256 t67_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row49_v), a_row50_v, 1);
            const __m128 a_row51_v = _mm_loadu_ps(a_s + 16);
            const __m128 a_row52_v = _mm_loadu_ps(a_s + 80);
            const __m256 t68_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row51_v), a_row52_v, 1);
            const __m128 a_row53_v = _mm_loadu_ps(a_s + 32);
            const __m128 a_row54_v = _mm_loadu_ps(a_s + 96);
            const __m256 t69_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row53_v), a_row54_v, 1);
            const __m128 a_row55_v = _mm_loadu_ps(a_s + 48);
            const __m128 a_row56_v = _mm_loadu_ps(a_s + 112);
            const __m256 t70_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row55_v), a_row56_v, 1);
            const __m256 t71_v = _mm256_unpacklo_ps(t67_v, t69_v);
            const __m256 t72_v = _mm256_unpackhi_ps(t67_v, t69_v);
            const __m256 t73_v = _mm256_unpacklo_ps(t68_v, t70_v);
            const __m256 t74_v = _mm256_unpackhi_ps(t68_v, t70_v);
            const __m256 a17_v = _mm256_unpacklo_ps(t71_v, t73_v);
            const __m256 a18_v = _mm256_unpackhi_ps(t71_v, t73_v);
            const __m256 a19_v = _mm256_unpacklo_ps(t72_v, t74_v);
            const __m256 a20_v = _mm256_unpackhi_ps(t72_v, t74_v);
            const __m128 a_row57_v = _mm_loadu_ps(a_s + 4);
            const __m128 a_row58_v = _mm_loadu_ps(a_s + 4 + 64);
            const __m256 t75_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row57_v), a_row58_v, 1);
            const __m128 a_row59_v = _mm_loadu_ps(a_s + 4 + 16);
            const __m128 a_row60_v = _mm_loadu_ps(a_s + 4 + 80);
            const __m256 t76_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row59_v), a_row60_v, 1);
            const __m128 a_row61_v = _mm_loadu_ps(a_s + 4 + 32);
            const __m128 a_row62_v = _mm_loadu_ps(a_s + 4 + 96);
            const __m256 t77_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row61_v), a_row62_v, 1);
            const __m128 a_row63_v = _mm_loadu_ps(a_s + 4 + 48);
            const __m128 a_row64_v = _mm_loadu_ps(a_s + 4 + 112);
            const __m256 t78_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row63_v), a_row64_v, 1);
            const __m256 t79_v = _mm256_unpacklo_ps(t75_v, t77_v);
            const __m256 t80_v = _mm256_unpackhi_ps(t75_v, t77_v);
            const __m256 t81_v = _mm256_unpacklo_ps(t76_v, t78_v);
            const __m256 t82_v = _mm256_unpackhi_ps(t76_v, t78_v);
            const __m256 a21_v = _mm256_unpacklo_ps(t79_v, t81_v);
            const __m256 a22_v = _mm256_unpackhi_ps(t79_v, t81_v);
            const __m256 a23_v = _mm256_unpacklo_ps(t80_v, t82_v);
            const __m256 a24_v = _mm256_unpackhi_ps(t80_v, t82_v);
            const __m256 part_0_2_v = _mm256_mul_ps(_mm256_add_ps(a17_v, a18_v), t_v);
            const __m256 part_1_2_v = _mm256_mul_ps(_mm256_add_ps(a19_v, a20_v), t_v);
            const __m256 part_2_2_v = _mm256_mul_ps(_mm256_add_ps(a21_v, a22_v), t_v);
            const __m256 part_3_2_v = _mm256_mul_ps(_mm256_add_ps(a23_v, a24_v), t_v);
            const __m256 t83_v = _mm256_unpacklo_ps(part_0_2_v, part_2_2_v);
            const __m256 t84_v = _mm256_unpackhi_ps(part_0_2_v, part_2_2_v);
            const __m256 t85_v = _mm256_unpacklo_ps(part_1_2_v, part_3_2_v);
            const __m256 t86_v = _mm256_unpackhi_ps(part_1_2_v, part_3_2_v);
            const __m256 t87_v = _mm256_unpacklo_ps(t83_v, t85_v);
            const __m256 t88_v = _mm256_unpackhi_ps(t83_v, t85_v);
            const __m256 t89_v = _mm256_unpacklo_ps(t84_v, t86_v);
            const __m256 t90_v = _mm256_unpackhi_ps(t84_v, t86_v);
            const __m128 a_row65_v = _mm256_extractf128_ps(t87_v, 1);
            _mm_storeu_ps(a_s, _mm256_castps256_ps128(t87_v));
            _mm_storeu_ps(a_s + 64, a_row65_v);
            const __m128 a_row66_v = _mm256_extractf128_ps(t88_v, 1);
            _mm_storeu_ps(a_s + 16, _mm256_castps256_ps128(t88_v));
            _mm_storeu_ps(a_s + 80, a_row66_v);
            const __m128 a_row67_v = _mm256_extractf128_ps(t89_v, 1);
            _mm_storeu_ps(a_s + 32, _mm256_castps256_ps128(t89_v));
            _mm_storeu_ps(a_s + 96, a_row67_v);
            const __m128 a_row68_v = _mm256_extractf128_ps(t90_v, 1);
            _mm_storeu_ps(a_s + 48, _mm256_castps256_ps128(t90_v));
            _mm_storeu_ps(a_s + 112, a_row68_v);
            const __m256 part_4_2_v = _mm256_mul_ps(_mm256_sub_ps(a17_v, a18_v), t_v);
            const __m256 part_5_2_v = _mm256_mul_ps(_mm256_sub_ps(a19_v, a20_v), t_v);
            const __m256 part_6_2_v = _mm256_mul_ps(_mm256_sub_ps(a21_v, a22_v), t_v);
            const __m256 part_7_2_v = _mm256_mul_ps(_mm256_sub_ps(a23_v, a24_v), t_v);
            const __m256 t91_v = _mm256_unpacklo_ps(part_4_2_v, part_6_2_v);
            const __m256 t92_v = _mm256_unpackhi_ps(part_4_2_v, part_6_2_v);
            const __m256 t93_v = _mm256_unpacklo_ps(part_5_2_v, part_7_2_v);
            const __m256 t94_v = _mm256_unpackhi_ps(part_5_2_v, part_7_2_v);
            const __m256 t95_v = _mm256_unpacklo_ps(t91_v, t93_v);
            const __m256 t96_v = _mm256_unpackhi_ps(t91_v, t93_v);
            const __m256 t97_v = _mm256_unpacklo_ps(t92_v, t94_v);
            const __m256 t98_v = _mm256_unpackhi_ps(t92_v, t94_v);
            const __m128 a_row69_v = _mm256_extractf128_ps(t95_v, 1);
            _mm_storeu_ps(a_s + 4, _mm256_castps256_ps128(t95_v));
            _mm_storeu_ps(a_s + 4 + 64, a_row69_v);
            const __m128 a_row70_v = _mm256_extractf128_ps(t96_v, 1);
            _mm_storeu_ps(a_s + 4 + 16, _mm256_castps256_ps128(t96_v));
            _mm_storeu_ps(a_s + 4 + 80, a_row70_v);
            const __m128 a_row71_v = _mm256_extractf128_ps(t97_v, 1);
            _mm_storeu_ps(a_s + 4 + 32, _mm256_castps256_ps128(t97_v));
            _mm_storeu_ps(a_s + 4 + 96, a_row71_v);
            const __m128 a_row72_v = _mm256_extractf128_ps(t98_v, 1);
            _mm_storeu_ps(a_s + 4 + 48, _mm256_castps256_ps128(t98_v));
            _mm_storeu_ps(a_s + 4 + 112, a_row72_v);
            const __m128 a_row73_v = _mm_loadu_ps(a_s);
            const __m128 a_row74_v = _mm_loadu_ps(a_s + 64);
            const __m256 t99_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row73_v), a_row74_v, 1);
            const __m128 a_row75_v = _mm_loadu_ps(a_s + 16);
            const __m128 a_row76_v = _mm_loadu_ps(a_s + 80);
            const __m256 t100_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row75_v), a_row76_v, 1);
            const __m128 a_row77_v = _mm_loadu_ps(a_s + 32);
            const __m128 a_row78_v = _mm_loadu_ps(a_s + 96);
            const __m256 t101_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row77_v), a_row78_v, 1);
            const __m128 a_row79_v = _mm_loadu_ps(a_s + 48);
            const __m128 a_row80_v = _mm_loadu_ps(a_s + 112);
            const __m256 t102_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row79_v), a_row80_v, 1);
            const __m256 t103_v = _mm256_unpacklo_ps(t99_v, t101_v);
            const __m256 t104_v = _mm256_unpackhi_ps(t99_v, t101_v);
            const __m256 t105_v = _mm256_unpacklo_ps(t100_v, t102_v);
            const __m256 t106_v = _mm256_unpackhi_ps(t100_v, t102_v);
            const __m256 a25_v = _mm256_unpacklo_ps(t103_v, t105_v);
            const __m256 a26_v = _mm256_unpackhi_ps(t103_v, t105_v);
            const __m256 a27_v = _mm256_unpacklo_ps(t104_v, t106_v);
            const __m256 a28_v = _mm256_unpackhi_ps(t104_v, t106_v);
            const __m256 part_0_3_v = _mm256_mul_ps(_mm256_add_ps(a25_v, a26_v), t_v);
            const __m256 part_1_3_v = _mm256_mul_ps(_mm256_add_ps(a27_v, a28_v), t_v);
            const __m256 part_2_3_v = _mm256_mul_ps(_mm256_sub_ps(a25_v, a26_v), t_v);
            const __m256 part_3_3_v = _mm256_mul_ps(_mm256_sub_ps(a27_v, a28_v), t_v);
            const __m256 t107_v = _mm256_unpacklo_ps(part_0_3_v, part_2_3_v);
            const __m256 t108_v = _mm256_unpackhi_ps(part_0_3_v, part_2_3_v);
            const __m256 t109_v = _mm256_unpacklo_ps(part_1_3_v, part_3_3_v);
            const __m256 t110_v = _mm256_unpackhi_ps(part_1_3_v, part_3_3_v);
            const __m256 t111_v = _mm256_unpacklo_ps(t107_v, t109_v);
            const __m256 t112_v = _mm256_unpackhi_ps(t107_v, t109_v);
            const __m256 t113_v = _mm256_unpacklo_ps(t108_v, t110_v);
            const __m256 t114_v = _mm256_unpackhi_ps(t108_v, t110_v);
            const __m128 a_row81_v = _mm256_extractf128_ps(t111_v, 1);
            _mm_storeu_ps(a_s, _mm256_castps256_ps128(t111_v));
            _mm_storeu_ps(a_s + 64, a_row81_v);
            const __m128 a_row82_v = _mm256_extractf128_ps(t112_v, 1);
            _mm_storeu_ps(a_s + 16, _mm256_castps256_ps128(t112_v));
            _mm_storeu_ps(a_s + 80, a_row82_v);
            const __m128 a_row83_v = _mm256_extractf128_ps(t113_v, 1);
            _mm_storeu_ps(a_s + 32, _mm256_castps256_ps128(t113_v));
            _mm_storeu_ps(a_s + 96, a_row83_v);
            const __m128 a_row84_v = _mm256_extractf128_ps(t114_v, 1);
            _mm_storeu_ps(a_s + 48, _mm256_castps256_ps128(t114_v));
            _mm_storeu_ps(a_s + 112, a_row84_v);
            const __m256 a29_v = _mm256_i32gather_ps(a_s, t2_v, 4);
            const __m256 a30_v = _mm256_i32gather_ps(a_s + 1, t2_v, 4);
            const __m256 part_0_4_v = _mm256_mul_ps(_mm256_add_ps(a29_v, a30_v), t_v);
            const vcc_i32x8 t115_v = (vcc_i32x8)t2_v;
            a_s[t115_v[0]] = part_0_4_v[0];
            a_s[t115_v[1]] = part_0_4_v[1];
            a_s[t115_v[2]] = part_0_4_v[2];
            a_s[t115_v[3]] = part_0_4_v[3];
            a_s[t115_v[4]] = part_0_4_v[4];
            a_s[t115_v[5]] = part_0_4_v[5];
            a_s[t115_v[6]] = part_0_4_v[6];
            a_s[t115_v[7]] = part_0_4_v[7];
            const __m256 part_1_4_v = _mm256_mul_ps(_mm256_sub_ps(a29_v, a30_v), t_v);
            const vcc_i32x8 t116_v = (vcc_i32x8)t2_v;
            (a_s + 1)[t116_v[0]] = part_1_4_v[0];
            (a_s + 1)[t116_v[1]] = part_1_4_v[1];
            (a_s + 1)[t116_v[2]] = part_1_4_v[2];
            (a_s + 1)[t116_v[3]] = part_1_4_v[3];
            (a_s + 1)[t116_v[4]] = part_1_4_v[4];
            (a_s + 1)[t116_v[5]] = part_1_4_v[5];
            (a_s + 1)[t116_v[6]] = part_1_4_v[6];
            (a_s + 1)[t116_v[7]] = part_1_4_v[7];
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        haar_wavelet_lane(a + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        haar_wavelet_lane(a + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
