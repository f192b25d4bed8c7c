/* vcc 0.1.0 wrote this from filter_symmetric.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i16 gain | in i16 x[n+4] | in i16 y[n] | out i16 z[n] */
/* Taps that share a factor, a factor that is not constant, and a product of two signals. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void filter_symmetric(int n, short gain, const short *x, const short *y, short *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 8, the last ones overlapping, avx2; runs if x and z are far
       enough apart, y and z are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)z - (unsigned long)x - 1 >= (unsigned long)n * 2 + 7
        && (unsigned long)z - (unsigned long)y - 1 >= (unsigned long)n * 2 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(5);
        const int t = (int)gain;
        const __m256i t2_v = _mm256_set1_epi32((int)t);
        const __m128i t3_v = _mm_set1_epi16(255);
        const __m256i t4_v = _mm256_set1_epi32(1000);
        const __m128i y_last_v = _mm_lddqu_si128((const __m128i *)(const void *)(y + last));
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m256i t5_v = _mm256_cvtepi16_epi32(x_last_v);
        const __m128i x_last2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 4 + last));
        const __m256i t6_v = _mm256_add_epi32(t5_v, _mm256_cvtepi16_epi32(x_last2_v));
        const __m128i x_last3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + last));
        const __m128i x_last4_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + last));
        const __m256i t7_v = _mm256_cvtepi16_epi32(x_last4_v);
        const __m256i t8_v = _mm256_add_epi32(_mm256_cvtepi16_epi32(x_last3_v), t7_v);
        const __m256i t9_v = _mm256_slli_epi32(t8_v, 4);
        const __m128i x_last5_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + last));
        const __m256i t10_v = _mm256_sub_epi32(_mm256_mullo_epi32(t_v, t6_v), t9_v);
        const __m256i t11_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last5_v), t2_v);
        const __m256i t12_v = _mm256_cvtepi16_epi32(_mm_srai_epi16(y_last_v, 1));
        const __m256i t13_v = _mm256_cvtepu16_epi32(_mm_and_si128(y_last_v, t3_v));
        const __m256i t14_v = _mm256_sub_epi32(_mm256_add_epi32(t10_v, t11_v), t12_v);
        const __m256i t15_v = _mm256_add_epi32(t14_v, _mm256_mullo_epi32(t13_v, t5_v));
        const __m256i t16_v = _mm256_srai_epi32(_mm256_add_epi32(t15_v, t4_v), 6);
        const __m256i z_new_last_v = _mm256_and_si256(t16_v, _mm256_set1_epi32(65535));
        const __m128i z_new_last2_v =
            _mm_packus_epi32(_mm256_castsi256_si128(z_new_last_v),
            _mm256_extracti128_si256(z_new_last_v, 1));
        const __m256i t17_v = _mm256_set1_epi16((short)t);
        const __m256i t18_v = _mm256_set1_epi16(1);
        const __m256i t19_v = _mm256_set1_epi16(-1);
        const __m256i t20_v = _mm256_set1_epi16(255);
        const __m256i t21_v = _mm256_set1_epi16(1000);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + k));
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 4 + k));
            const __m256i t22_v = _mm256_set1_epi32((int)0x00050005);
            const __m256i t_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x_v, x2_v), t22_v);
            const __m256i t_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x_v, x2_v), t22_v);
            const __m256i x3_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 1 + k));
            const __m256i x4_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 3 + k));
            const __m256i t23_v = _mm256_set1_epi32((int)0xfff0fff0);
            const __m256i t2_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x3_v, x4_v), t23_v);
            const __m256i t2_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x3_v, x4_v), t23_v);
            const __m256i x5_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 2 + k));
            const __m256i t24_v = _mm256_srai_epi16(y_v, 1);
            const __m256i t25_v = _mm256_unpacklo_epi16(t17_v, t19_v);
            const __m256i t26_v = _mm256_unpackhi_epi16(t17_v, t19_v);
            const __m256i t3_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x5_v, t24_v), t25_v);
            const __m256i t3_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x5_v, t24_v), t26_v);
            const __m256i t27_v = _mm256_and_si256(y_v, t20_v);
            const __m256i t28_v = _mm256_unpacklo_epi16(x_v, t21_v);
            const __m256i t29_v = _mm256_unpackhi_epi16(x_v, t21_v);
            const __m256i t4_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(t27_v, t18_v), t28_v);
            const __m256i t4_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(t27_v, t18_v), t29_v);
            const __m256i t5_v0 = _mm256_add_epi32(t_v0, t2_v0);
            const __m256i t5_v1 = _mm256_add_epi32(t_v1, t2_v1);
            const __m256i t6_v0 = _mm256_add_epi32(t5_v0, t3_v0);
            const __m256i t6_v1 = _mm256_add_epi32(t5_v1, t3_v1);
            const __m256i t7_v0 = _mm256_add_epi32(t6_v0, t4_v0);
            const __m256i t7_v1 = _mm256_add_epi32(t6_v1, t4_v1);
            const __m256i t8_v0 = _mm256_srai_epi32(t7_v0, 6);
            const __m256i t8_v1 = _mm256_srai_epi32(t7_v1, 6);
            const __m256i z_new_v = _mm256_and_si256(t8_v0, _mm256_set1_epi32(65535));
            const __m256i z_new2_v = _mm256_and_si256(t8_v1, _mm256_set1_epi32(65535));
            const __m256i z_new3_v = _mm256_packus_epi32(z_new_v, z_new2_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new3_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i y2_v = _mm_lddqu_si128((const __m128i *)(const void *)(y + k));
            const __m128i x6_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t30_v = _mm256_cvtepi16_epi32(x6_v);
            const __m128i x7_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 4 + k));
            const __m256i t31_v = _mm256_add_epi32(t30_v, _mm256_cvtepi16_epi32(x7_v));
            const __m128i x8_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + k));
            const __m128i x9_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + k));
            const __m256i t32_v = _mm256_cvtepi16_epi32(x9_v);
            const __m256i t33_v = _mm256_add_epi32(_mm256_cvtepi16_epi32(x8_v), t32_v);
            const __m256i t34_v = _mm256_slli_epi32(t33_v, 4);
            const __m128i x10_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + k));
            const __m256i t35_v = _mm256_sub_epi32(_mm256_mullo_epi32(t_v, t31_v), t34_v);
            const __m256i t36_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x10_v), t2_v);
            const __m256i t37_v = _mm256_cvtepi16_epi32(_mm_srai_epi16(y2_v, 1));
            const __m256i t38_v = _mm256_cvtepu16_epi32(_mm_and_si128(y2_v, t3_v));
            const __m256i t39_v = _mm256_sub_epi32(_mm256_add_epi32(t35_v, t36_v), t37_v);
            const __m256i t40_v = _mm256_add_epi32(t39_v, _mm256_mullo_epi32(t38_v, t30_v));
            const __m256i t41_v = _mm256_srai_epi32(_mm256_add_epi32(t40_v, t4_v), 6);
            const __m256i z_new4_v = _mm256_and_si256(t41_v, _mm256_set1_epi32(65535));
            const __m128i z_new5_v =
                _mm_packus_epi32(_mm256_castsi256_si128(z_new4_v),
                _mm256_extracti128_si256(z_new4_v, 1));
            _mm_storeu_si128((__m128i *)(void *)(z + k), z_new5_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(z + last), z_new_last2_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (short)((5 * (x[i] + x[i + 4]) - ((x[i + 1] + x[i + 3]) << 4) + x[i + 2] * gain
                        - (y[i] >> 1) + (y[i] & 255) * x[i] + 1000) >> 6);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (short)((5 * (x[i] + x[i + 4]) - ((x[i + 1] + x[i + 3]) << 4) + x[i + 2] * gain
                        - (y[i] >> 1) + (y[i] & 255) * x[i] + 1000) >> 6);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
