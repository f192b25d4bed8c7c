/* vcc 0.1.0 wrote this from bitonic_sort.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 2, avx2 */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const __m256i row_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(row + k2));
            const __m256i row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(row + k2 + 8));
            _mm256_storeu_si256((__m256i *)(void *)(v + k2), row_v0);
            _mm256_storeu_si256((__m256i *)(void *)(v + k2 + 8), row_v1);
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        VCC_KEEP_SCALAR;
        v[i] = row[i];
    }
#else
    for (i = 0; i < 16; i++)
        v[i] = row[i];
#endif
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
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes x 2, avx2 */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const __m256i v_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(v + k2));
            const __m256i v_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(v + k2 + 8));
            _mm256_storeu_si256((__m256i *)(void *)(row + k2), v_v0);
            _mm256_storeu_si256((__m256i *)(void *)(row + k2 + 8), v_v1);
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        VCC_KEEP_SCALAR;
        row[i] = v[i];
    }
#else
    for (i = 0; i < 16; i++)
        row[i] = v[i];
#endif
}

#ifdef VCC_VECTOR
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
            int *const a_s = a + (long)(16UL * k2);
            const __m128i a_row_v = _mm_loadu_si128((const __m128i *)(const void *)a_s);
            const __m128i a_row2_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 64));
            const __m256i t_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row_v), a_row2_v, 1);
            const __m128i a_row3_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 16));
            const __m128i a_row4_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 80));
            const __m256i t2_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row3_v), a_row4_v, 1);
            const __m128i a_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 32));
            const __m128i a_row6_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 96));
            const __m256i t3_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row5_v), a_row6_v, 1);
            const __m128i a_row7_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 48));
            const __m128i a_row8_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 112));
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
            const __m128i a_row9_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4));
            const __m128i a_row10_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 64));
            const __m256i t9_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row9_v), a_row10_v, 1);
            const __m128i a_row11_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 16));
            const __m128i a_row12_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 80));
            const __m256i t10_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row11_v), a_row12_v, 1);
            const __m128i a_row13_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 32));
            const __m128i a_row14_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 96));
            const __m256i t11_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row13_v), a_row14_v, 1);
            const __m128i a_row15_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 48));
            const __m128i a_row16_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 4 + 112));
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
            const __m128i a_row17_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8));
            const __m128i a_row18_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 64));
            const __m256i t17_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row17_v), a_row18_v, 1);
            const __m128i a_row19_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 16));
            const __m128i a_row20_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 80));
            const __m256i t18_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row19_v), a_row20_v, 1);
            const __m128i a_row21_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 32));
            const __m128i a_row22_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 96));
            const __m256i t19_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row21_v), a_row22_v, 1);
            const __m128i a_row23_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 48));
            const __m128i a_row24_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 8 + 112));
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
            const __m128i a_row25_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12));
            const __m128i a_row26_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 64));
            const __m256i t25_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row25_v), a_row26_v, 1);
            const __m128i a_row27_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 16));
            const __m128i a_row28_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 80));
            const __m256i t26_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row27_v), a_row28_v, 1);
            const __m128i a_row29_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 32));
            const __m128i a_row30_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 96));
            const __m256i t27_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(a_row29_v), a_row30_v, 1);
            const __m128i a_row31_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 48));
            const __m128i a_row32_v =
                _mm_loadu_si128((const __m128i *)(const void *)(a_s + 12 + 112));
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
            const __m256i v_11_v = _mm256_min_epi32(a11_v, a12_v);
            const __m256i v_9_v = _mm256_max_epi32(a9_v, a10_v);
            const __m256i v_9_2_v = _mm256_min_epi32(v_11_v, v_9_v);
            const __m256i v_10_v = _mm256_max_epi32(a12_v, a11_v);
            const __m256i v_8_v = _mm256_min_epi32(a10_v, a9_v);
            const __m256i v_8_2_v = _mm256_min_epi32(v_10_v, v_8_v);
            const __m256i v_8_3_v = _mm256_min_epi32(v_9_2_v, v_8_2_v);
            const __m256i v_15_v = _mm256_min_epi32(a15_v, a16_v);
            const __m256i v_13_v = _mm256_max_epi32(a13_v, a14_v);
            const __m256i v_13_2_v = _mm256_max_epi32(v_15_v, v_13_v);
            const __m256i v_14_v = _mm256_max_epi32(a16_v, a15_v);
            const __m256i v_12_v = _mm256_min_epi32(a14_v, a13_v);
            const __m256i v_12_2_v = _mm256_max_epi32(v_14_v, v_12_v);
            const __m256i v_12_3_v = _mm256_max_epi32(v_13_2_v, v_12_2_v);
            const __m256i v_12_4_v = _mm256_min_epi32(v_8_3_v, v_12_3_v);
            const __m256i v_11_2_v = _mm256_max_epi32(v_9_v, v_11_v);
            const __m256i v_10_2_v = _mm256_max_epi32(v_8_v, v_10_v);
            const __m256i v_10_3_v = _mm256_min_epi32(v_11_2_v, v_10_2_v);
            const __m256i v_15_2_v = _mm256_min_epi32(v_13_v, v_15_v);
            const __m256i v_14_2_v = _mm256_min_epi32(v_12_v, v_14_v);
            const __m256i v_14_3_v = _mm256_max_epi32(v_15_2_v, v_14_2_v);
            const __m256i v_14_4_v = _mm256_min_epi32(v_10_3_v, v_14_3_v);
            const __m256i v_14_5_v = _mm256_min_epi32(v_12_4_v, v_14_4_v);
            const __m256i v_9_3_v = _mm256_max_epi32(v_8_2_v, v_9_2_v);
            const __m256i v_13_3_v = _mm256_min_epi32(v_12_2_v, v_13_2_v);
            const __m256i v_13_4_v = _mm256_min_epi32(v_9_3_v, v_13_3_v);
            const __m256i v_11_3_v = _mm256_max_epi32(v_10_2_v, v_11_2_v);
            const __m256i v_15_3_v = _mm256_min_epi32(v_14_2_v, v_15_2_v);
            const __m256i v_15_4_v = _mm256_min_epi32(v_11_3_v, v_15_3_v);
            const __m256i v_15_5_v = _mm256_min_epi32(v_13_4_v, v_15_4_v);
            const __m256i v_15_6_v = _mm256_min_epi32(v_14_5_v, v_15_5_v);
            const __m256i v_3_v = _mm256_min_epi32(a3_v, a4_v);
            const __m256i v_1_v = _mm256_max_epi32(a_v, a2_v);
            const __m256i v_1_2_v = _mm256_min_epi32(v_3_v, v_1_v);
            const __m256i v_2_v = _mm256_max_epi32(a4_v, a3_v);
            const __m256i v_0_v = _mm256_min_epi32(a2_v, a_v);
            const __m256i v_0_2_v = _mm256_min_epi32(v_2_v, v_0_v);
            const __m256i v_0_3_v = _mm256_min_epi32(v_1_2_v, v_0_2_v);
            const __m256i v_7_v = _mm256_min_epi32(a7_v, a8_v);
            const __m256i v_5_v = _mm256_max_epi32(a5_v, a6_v);
            const __m256i v_5_2_v = _mm256_max_epi32(v_7_v, v_5_v);
            const __m256i v_6_v = _mm256_max_epi32(a8_v, a7_v);
            const __m256i v_4_v = _mm256_min_epi32(a6_v, a5_v);
            const __m256i v_4_2_v = _mm256_max_epi32(v_6_v, v_4_v);
            const __m256i v_4_3_v = _mm256_max_epi32(v_5_2_v, v_4_2_v);
            const __m256i v_4_4_v = _mm256_max_epi32(v_0_3_v, v_4_3_v);
            const __m256i v_3_2_v = _mm256_max_epi32(v_1_v, v_3_v);
            const __m256i v_2_2_v = _mm256_max_epi32(v_0_v, v_2_v);
            const __m256i v_2_3_v = _mm256_min_epi32(v_3_2_v, v_2_2_v);
            const __m256i v_7_2_v = _mm256_min_epi32(v_5_v, v_7_v);
            const __m256i v_6_2_v = _mm256_min_epi32(v_4_v, v_6_v);
            const __m256i v_6_3_v = _mm256_max_epi32(v_7_2_v, v_6_2_v);
            const __m256i v_6_4_v = _mm256_max_epi32(v_2_3_v, v_6_3_v);
            const __m256i v_6_5_v = _mm256_max_epi32(v_4_4_v, v_6_4_v);
            const __m256i v_1_3_v = _mm256_max_epi32(v_0_2_v, v_1_2_v);
            const __m256i v_5_3_v = _mm256_min_epi32(v_4_2_v, v_5_2_v);
            const __m256i v_5_4_v = _mm256_max_epi32(v_1_3_v, v_5_3_v);
            const __m256i v_3_3_v = _mm256_max_epi32(v_2_2_v, v_3_2_v);
            const __m256i v_7_3_v = _mm256_min_epi32(v_6_2_v, v_7_2_v);
            const __m256i v_7_4_v = _mm256_max_epi32(v_3_3_v, v_7_3_v);
            const __m256i v_7_5_v = _mm256_max_epi32(v_5_4_v, v_7_4_v);
            const __m256i v_7_6_v = _mm256_max_epi32(v_6_5_v, v_7_5_v);
            const __m256i v_7_7_v = _mm256_min_epi32(v_15_6_v, v_7_6_v);
            const __m256i v_8_4_v = _mm256_max_epi32(v_12_3_v, v_8_3_v);
            const __m256i v_10_4_v = _mm256_max_epi32(v_14_3_v, v_10_3_v);
            const __m256i v_10_5_v = _mm256_min_epi32(v_8_4_v, v_10_4_v);
            const __m256i v_9_4_v = _mm256_max_epi32(v_13_3_v, v_9_3_v);
            const __m256i v_11_4_v = _mm256_max_epi32(v_15_3_v, v_11_3_v);
            const __m256i v_11_5_v = _mm256_min_epi32(v_9_4_v, v_11_4_v);
            const __m256i v_11_6_v = _mm256_min_epi32(v_10_5_v, v_11_5_v);
            const __m256i v_0_4_v = _mm256_min_epi32(v_4_3_v, v_0_3_v);
            const __m256i v_2_4_v = _mm256_min_epi32(v_6_3_v, v_2_3_v);
            const __m256i v_2_5_v = _mm256_max_epi32(v_0_4_v, v_2_4_v);
            const __m256i v_1_4_v = _mm256_min_epi32(v_5_3_v, v_1_3_v);
            const __m256i v_3_4_v = _mm256_min_epi32(v_7_3_v, v_3_3_v);
            const __m256i v_3_5_v = _mm256_max_epi32(v_1_4_v, v_3_4_v);
            const __m256i v_3_6_v = _mm256_max_epi32(v_2_5_v, v_3_5_v);
            const __m256i v_3_7_v = _mm256_min_epi32(v_11_6_v, v_3_6_v);
            const __m256i v_3_8_v = _mm256_min_epi32(v_7_7_v, v_3_7_v);
            const __m256i v_12_5_v = _mm256_max_epi32(v_14_4_v, v_12_4_v);
            const __m256i v_13_5_v = _mm256_max_epi32(v_15_4_v, v_13_4_v);
            const __m256i v_13_6_v = _mm256_min_epi32(v_12_5_v, v_13_5_v);
            const __m256i v_4_5_v = _mm256_min_epi32(v_6_4_v, v_4_4_v);
            const __m256i v_5_5_v = _mm256_min_epi32(v_7_4_v, v_5_4_v);
            const __m256i v_5_6_v = _mm256_max_epi32(v_4_5_v, v_5_5_v);
            const __m256i v_5_7_v = _mm256_min_epi32(v_13_6_v, v_5_6_v);
            const __m256i v_8_5_v = _mm256_max_epi32(v_10_4_v, v_8_4_v);
            const __m256i v_9_5_v = _mm256_max_epi32(v_11_4_v, v_9_4_v);
            const __m256i v_9_6_v = _mm256_min_epi32(v_8_5_v, v_9_5_v);
            const __m256i v_0_5_v = _mm256_min_epi32(v_2_4_v, v_0_4_v);
            const __m256i v_1_5_v = _mm256_min_epi32(v_3_4_v, v_1_4_v);
            const __m256i v_1_6_v = _mm256_max_epi32(v_0_5_v, v_1_5_v);
            const __m256i v_1_7_v = _mm256_min_epi32(v_9_6_v, v_1_6_v);
            const __m256i v_1_8_v = _mm256_min_epi32(v_5_7_v, v_1_7_v);
            const __m256i v_1_9_v = _mm256_min_epi32(v_3_8_v, v_1_8_v);
            const __m256i v_14_6_v = _mm256_max_epi32(v_15_5_v, v_14_5_v);
            const __m256i v_6_6_v = _mm256_min_epi32(v_7_5_v, v_6_5_v);
            const __m256i v_6_7_v = _mm256_min_epi32(v_14_6_v, v_6_6_v);
            const __m256i v_10_6_v = _mm256_max_epi32(v_11_5_v, v_10_5_v);
            const __m256i v_2_6_v = _mm256_min_epi32(v_3_5_v, v_2_5_v);
            const __m256i v_2_7_v = _mm256_min_epi32(v_10_6_v, v_2_6_v);
            const __m256i v_2_8_v = _mm256_min_epi32(v_6_7_v, v_2_7_v);
            const __m256i v_12_6_v = _mm256_max_epi32(v_13_5_v, v_12_5_v);
            const __m256i v_4_6_v = _mm256_min_epi32(v_5_5_v, v_4_5_v);
            const __m256i v_4_7_v = _mm256_min_epi32(v_12_6_v, v_4_6_v);
            const __m256i v_8_6_v = _mm256_max_epi32(v_9_5_v, v_8_5_v);
            const __m256i v_0_6_v = _mm256_min_epi32(v_1_5_v, v_0_5_v);
            const __m256i v_0_7_v = _mm256_min_epi32(v_8_6_v, v_0_6_v);
            const __m256i v_0_8_v = _mm256_min_epi32(v_4_7_v, v_0_7_v);
            const __m256i v_0_9_v = _mm256_min_epi32(v_2_8_v, v_0_8_v);
            const __m256i v_0_10_v = _mm256_min_epi32(v_1_9_v, v_0_9_v);
            const __m256i v_1_10_v = _mm256_max_epi32(v_0_9_v, v_1_9_v);
            const __m256i v_3_9_v = _mm256_max_epi32(v_1_8_v, v_3_8_v);
            const __m256i v_2_9_v = _mm256_max_epi32(v_0_8_v, v_2_8_v);
            const __m256i v_2_10_v = _mm256_min_epi32(v_3_9_v, v_2_9_v);
            const __m256i v_3_10_v = _mm256_max_epi32(v_2_9_v, v_3_9_v);
            const __m256i t33_v = _mm256_unpacklo_epi32(v_0_10_v, v_2_10_v);
            const __m256i t34_v = _mm256_unpackhi_epi32(v_0_10_v, v_2_10_v);
            const __m256i t35_v = _mm256_unpacklo_epi32(v_1_10_v, v_3_10_v);
            const __m256i t36_v = _mm256_unpackhi_epi32(v_1_10_v, v_3_10_v);
            const __m256i t37_v = _mm256_unpacklo_epi32(t33_v, t35_v);
            const __m256i t38_v = _mm256_unpackhi_epi32(t33_v, t35_v);
            const __m256i t39_v = _mm256_unpacklo_epi32(t34_v, t36_v);
            const __m256i t40_v = _mm256_unpackhi_epi32(t34_v, t36_v);
            const __m128i a_row33_v = _mm256_castsi256_si128(t37_v);
            const __m128i a_row34_v = _mm256_extracti128_si256(t37_v, 1);
            _mm_storeu_si128((__m128i *)(void *)a_s, a_row33_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 64), a_row34_v);
            const __m128i a_row35_v = _mm256_castsi256_si128(t38_v);
            const __m128i a_row36_v = _mm256_extracti128_si256(t38_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 16), a_row35_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 80), a_row36_v);
            const __m128i a_row37_v = _mm256_castsi256_si128(t39_v);
            const __m128i a_row38_v = _mm256_extracti128_si256(t39_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 32), a_row37_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 96), a_row38_v);
            const __m128i a_row39_v = _mm256_castsi256_si128(t40_v);
            const __m128i a_row40_v = _mm256_extracti128_si256(t40_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 48), a_row39_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 112), a_row40_v);
            const __m256i v_7_8_v = _mm256_max_epi32(v_3_7_v, v_7_7_v);
            const __m256i v_5_8_v = _mm256_max_epi32(v_1_7_v, v_5_7_v);
            const __m256i v_5_9_v = _mm256_min_epi32(v_7_8_v, v_5_8_v);
            const __m256i v_6_8_v = _mm256_max_epi32(v_2_7_v, v_6_7_v);
            const __m256i v_4_8_v = _mm256_max_epi32(v_0_7_v, v_4_7_v);
            const __m256i v_4_9_v = _mm256_min_epi32(v_6_8_v, v_4_8_v);
            const __m256i v_4_10_v = _mm256_min_epi32(v_5_9_v, v_4_9_v);
            const __m256i v_5_10_v = _mm256_max_epi32(v_4_9_v, v_5_9_v);
            const __m256i v_7_9_v = _mm256_max_epi32(v_5_8_v, v_7_8_v);
            const __m256i v_6_9_v = _mm256_max_epi32(v_4_8_v, v_6_8_v);
            const __m256i v_6_10_v = _mm256_min_epi32(v_7_9_v, v_6_9_v);
            const __m256i v_7_10_v = _mm256_max_epi32(v_6_9_v, v_7_9_v);
            const __m256i t41_v = _mm256_unpacklo_epi32(v_4_10_v, v_6_10_v);
            const __m256i t42_v = _mm256_unpackhi_epi32(v_4_10_v, v_6_10_v);
            const __m256i t43_v = _mm256_unpacklo_epi32(v_5_10_v, v_7_10_v);
            const __m256i t44_v = _mm256_unpackhi_epi32(v_5_10_v, v_7_10_v);
            const __m256i t45_v = _mm256_unpacklo_epi32(t41_v, t43_v);
            const __m256i t46_v = _mm256_unpackhi_epi32(t41_v, t43_v);
            const __m256i t47_v = _mm256_unpacklo_epi32(t42_v, t44_v);
            const __m256i t48_v = _mm256_unpackhi_epi32(t42_v, t44_v);
            const __m128i a_row41_v = _mm256_castsi256_si128(t45_v);
            const __m128i a_row42_v = _mm256_extracti128_si256(t45_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4), a_row41_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 64), a_row42_v);
            const __m128i a_row43_v = _mm256_castsi256_si128(t46_v);
            const __m128i a_row44_v = _mm256_extracti128_si256(t46_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 16), a_row43_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 80), a_row44_v);
            const __m128i a_row45_v = _mm256_castsi256_si128(t47_v);
            const __m128i a_row46_v = _mm256_extracti128_si256(t47_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 32), a_row45_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 96), a_row46_v);
            const __m128i a_row47_v = _mm256_castsi256_si128(t48_v);
            const __m128i a_row48_v = _mm256_extracti128_si256(t48_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 48), a_row47_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 4 + 112), a_row48_v);
            const __m256i v_15_7_v = _mm256_max_epi32(v_7_6_v, v_15_6_v);
            const __m256i v_11_7_v = _mm256_max_epi32(v_3_6_v, v_11_6_v);
            const __m256i v_11_8_v = _mm256_min_epi32(v_15_7_v, v_11_7_v);
            const __m256i v_13_7_v = _mm256_max_epi32(v_5_6_v, v_13_6_v);
            const __m256i v_9_7_v = _mm256_max_epi32(v_1_6_v, v_9_6_v);
            const __m256i v_9_8_v = _mm256_min_epi32(v_13_7_v, v_9_7_v);
            const __m256i v_9_9_v = _mm256_min_epi32(v_11_8_v, v_9_8_v);
            const __m256i v_14_7_v = _mm256_max_epi32(v_6_6_v, v_14_6_v);
            const __m256i v_10_7_v = _mm256_max_epi32(v_2_6_v, v_10_6_v);
            const __m256i v_10_8_v = _mm256_min_epi32(v_14_7_v, v_10_7_v);
            const __m256i v_12_7_v = _mm256_max_epi32(v_4_6_v, v_12_6_v);
            const __m256i v_8_7_v = _mm256_max_epi32(v_0_6_v, v_8_6_v);
            const __m256i v_8_8_v = _mm256_min_epi32(v_12_7_v, v_8_7_v);
            const __m256i v_8_9_v = _mm256_min_epi32(v_10_8_v, v_8_8_v);
            const __m256i v_8_10_v = _mm256_min_epi32(v_9_9_v, v_8_9_v);
            const __m256i v_9_10_v = _mm256_max_epi32(v_8_9_v, v_9_9_v);
            const __m256i v_11_9_v = _mm256_max_epi32(v_9_8_v, v_11_8_v);
            const __m256i v_10_9_v = _mm256_max_epi32(v_8_8_v, v_10_8_v);
            const __m256i v_10_10_v = _mm256_min_epi32(v_11_9_v, v_10_9_v);
            const __m256i v_11_10_v = _mm256_max_epi32(v_10_9_v, v_11_9_v);
            const __m256i t49_v = _mm256_unpacklo_epi32(v_8_10_v, v_10_10_v);
            const __m256i t50_v = _mm256_unpackhi_epi32(v_8_10_v, v_10_10_v);
            const __m256i t51_v = _mm256_unpacklo_epi32(v_9_10_v, v_11_10_v);
            const __m256i t52_v = _mm256_unpackhi_epi32(v_9_10_v, v_11_10_v);
            const __m256i t53_v = _mm256_unpacklo_epi32(t49_v, t51_v);
            const __m256i t54_v = _mm256_unpackhi_epi32(t49_v, t51_v);
            const __m256i t55_v = _mm256_unpacklo_epi32(t50_v, t52_v);
            const __m256i t56_v = _mm256_unpackhi_epi32(t50_v, t52_v);
            const __m128i a_row49_v = _mm256_castsi256_si128(t53_v);
            const __m128i a_row50_v = _mm256_extracti128_si256(t53_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8), a_row49_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 64), a_row50_v);
            const __m128i a_row51_v = _mm256_castsi256_si128(t54_v);
            const __m128i a_row52_v = _mm256_extracti128_si256(t54_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 16), a_row51_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 80), a_row52_v);
            const __m128i a_row53_v = _mm256_castsi256_si128(t55_v);
            const __m128i a_row54_v = _mm256_extracti128_si256(t55_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 32), a_row53_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 96), a_row54_v);
            const __m128i a_row55_v = _mm256_castsi256_si128(t56_v);
            const __m128i a_row56_v = _mm256_extracti128_si256(t56_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 48), a_row55_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 8 + 112), a_row56_v);
            const __m256i v_15_8_v = _mm256_max_epi32(v_11_7_v, v_15_7_v);
            const __m256i v_13_8_v = _mm256_max_epi32(v_9_7_v, v_13_7_v);
            const __m256i v_13_9_v = _mm256_min_epi32(v_15_8_v, v_13_8_v);
            const __m256i v_14_8_v = _mm256_max_epi32(v_10_7_v, v_14_7_v);
            const __m256i v_12_8_v = _mm256_max_epi32(v_8_7_v, v_12_7_v);
            const __m256i v_12_9_v = _mm256_min_epi32(v_14_8_v, v_12_8_v);
            const __m256i v_12_10_v = _mm256_min_epi32(v_13_9_v, v_12_9_v);
            const __m256i v_13_10_v = _mm256_max_epi32(v_12_9_v, v_13_9_v);
            const __m256i v_15_9_v = _mm256_max_epi32(v_13_8_v, v_15_8_v);
            const __m256i v_14_9_v = _mm256_max_epi32(v_12_8_v, v_14_8_v);
            const __m256i v_14_10_v = _mm256_min_epi32(v_15_9_v, v_14_9_v);
            const __m256i v_15_10_v = _mm256_max_epi32(v_14_9_v, v_15_9_v);
            const __m256i t57_v = _mm256_unpacklo_epi32(v_12_10_v, v_14_10_v);
            const __m256i t58_v = _mm256_unpackhi_epi32(v_12_10_v, v_14_10_v);
            const __m256i t59_v = _mm256_unpacklo_epi32(v_13_10_v, v_15_10_v);
            const __m256i t60_v = _mm256_unpackhi_epi32(v_13_10_v, v_15_10_v);
            const __m256i t61_v = _mm256_unpacklo_epi32(t57_v, t59_v);
            const __m256i t62_v = _mm256_unpackhi_epi32(t57_v, t59_v);
            const __m256i t63_v = _mm256_unpacklo_epi32(t58_v, t60_v);
            const __m256i t64_v = _mm256_unpackhi_epi32(t58_v, t60_v);
            const __m128i a_row57_v = _mm256_castsi256_si128(t61_v);
            const __m128i a_row58_v = _mm256_extracti128_si256(t61_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12), a_row57_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 64), a_row58_v);
            const __m128i a_row59_v = _mm256_castsi256_si128(t62_v);
            const __m128i a_row60_v = _mm256_extracti128_si256(t62_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 16), a_row59_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 80), a_row60_v);
            const __m128i a_row61_v = _mm256_castsi256_si128(t63_v);
            const __m128i a_row62_v = _mm256_extracti128_si256(t63_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 32), a_row61_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 96), a_row62_v);
            const __m128i a_row63_v = _mm256_castsi256_si128(t64_v);
            const __m128i a_row64_v = _mm256_extracti128_si256(t64_v, 1);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 48), a_row63_v);
            _mm_storeu_si128((__m128i *)(void *)(a_s + 12 + 112), a_row64_v);
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
