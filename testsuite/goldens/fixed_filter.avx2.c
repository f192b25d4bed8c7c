/* vcc 0.1.0 wrote this from fixed_filter.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(16);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m128i x_last2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + last));
        const __m128i t2_v = _mm_unpacklo_epi16(x_last_v, x_last2_v);
        const __m128i t3_v = _mm_unpackhi_epi16(x_last_v, x_last2_v);
        const __m256i t4_v = _mm256_inserti128_si256(_mm256_castsi128_si256(t2_v), t3_v, 1);
        const __m256i t5_v = _mm256_madd_epi16(t4_v, _mm256_set1_epi32((int)0x000b0003));
        const __m128i x_last3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + last));
        const __m128i x_last4_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + last));
        const __m128i t6_v = _mm_unpacklo_epi16(x_last3_v, x_last4_v);
        const __m128i t7_v = _mm_unpackhi_epi16(x_last3_v, x_last4_v);
        const __m256i t8_v = _mm256_inserti128_si256(_mm256_castsi128_si256(t6_v), t7_v, 1);
        const __m256i t9_v = _mm256_madd_epi16(t8_v, _mm256_set1_epi32((int)0x0003000b));
        const __m256i t10_v = _mm256_add_epi32(_mm256_add_epi32(t5_v, t9_v), t_v);
        const __m256i t11_v = _mm256_srai_epi32(t10_v, 5);
        const __m128i y_new_last_v =
            _mm_packs_epi32(_mm256_castsi256_si128(t11_v), _mm256_extracti128_si256(t11_v, 1));
        const __m256i t12_v = _mm256_set1_epi32(16);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 1 + k));
            const __m256i t13_v = _mm256_set1_epi32((int)0x000b0003);
            const __m256i t_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x_v, x2_v), t13_v);
            const __m256i t_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x_v, x2_v), t13_v);
            const __m256i x3_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 2 + k));
            const __m256i x4_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 3 + k));
            const __m256i t14_v = _mm256_set1_epi32((int)0x0003000b);
            const __m256i t2_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x3_v, x4_v), t14_v);
            const __m256i t2_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x3_v, x4_v), t14_v);
            const __m256i t3_v0 = _mm256_add_epi32(t_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi32(t_v1, t2_v1);
            const __m256i t4_v0 = _mm256_add_epi32(t3_v0, t12_v);
            const __m256i t4_v1 = _mm256_add_epi32(t3_v1, t12_v);
            const __m256i t5_v0 = _mm256_srai_epi32(t4_v0, 5);
            const __m256i t5_v1 = _mm256_srai_epi32(t4_v1, 5);
            const __m256i y_new_v = _mm256_packs_epi32(t5_v0, t5_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x5_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x6_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + k));
            const __m128i t15_v = _mm_unpacklo_epi16(x5_v, x6_v);
            const __m128i t16_v = _mm_unpackhi_epi16(x5_v, x6_v);
            const __m256i t17_v = _mm256_inserti128_si256(_mm256_castsi128_si256(t15_v), t16_v, 1);
            const __m256i t18_v = _mm256_madd_epi16(t17_v, _mm256_set1_epi32((int)0x000b0003));
            const __m128i x7_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + k));
            const __m128i x8_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + k));
            const __m128i t19_v = _mm_unpacklo_epi16(x7_v, x8_v);
            const __m128i t20_v = _mm_unpackhi_epi16(x7_v, x8_v);
            const __m256i t21_v = _mm256_inserti128_si256(_mm256_castsi128_si256(t19_v), t20_v, 1);
            const __m256i t22_v = _mm256_madd_epi16(t21_v, _mm256_set1_epi32((int)0x0003000b));
            const __m256i t23_v = _mm256_add_epi32(_mm256_add_epi32(t18_v, t22_v), t_v);
            const __m256i t24_v = _mm256_srai_epi32(t23_v, 5);
            const __m128i y_new2_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t24_v), _mm256_extracti128_si256(t24_v, 1));
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
