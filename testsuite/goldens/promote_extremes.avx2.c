/* vcc 0.1.0 wrote this from promote_extremes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 lo[1] restrict | inout i16 hi[1] restrict | in i16 x[n] */
/* Extrema behind pointers, written in each iteration. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void promote_extremes(int n, short *restrict lo, short *restrict hi, const short *x)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 4, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const short lo_s = *lo;
        const short hi_s = *hi;
        const __m256i t_v = _mm256_set1_epi16((short)lo_s);
        const __m256i t2_v = _mm256_set1_epi16((short)hi_s);
        __m256i t3_v[4] = {t_v, t_v, t_v, t_v};
        __m256i t4_v[4] = {t2_v, t2_v, t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i x_v =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 16)));
                t3_v[copy] = _mm256_min_epi16(x_v, t3_v[copy]);
                t4_v[copy] = _mm256_max_epi16(x_v, t4_v[copy]);
            }
        }
        const __m256i t5_v = _mm256_min_epi16(t3_v[1], t3_v[3]);
        const __m256i t6_v = _mm256_max_epi16(t4_v[1], t4_v[3]);
        __m128i t7_v = _mm_set1_epi16((short)lo_s);
        __m128i t8_v = _mm_set1_epi16((short)hi_s);
        const __m256i t9_v = _mm256_min_epi16(_mm256_min_epi16(t3_v[0], t3_v[2]), t5_v);
        const __m256i t10_v = _mm256_max_epi16(_mm256_max_epi16(t4_v[0], t4_v[2]), t6_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_lddqu_si128((const __m128i *)(const void *)(x + k));
            t7_v = _mm_min_epi16(x2_v, t7_v);
            t8_v = _mm_max_epi16(x2_v, t8_v);
        }
        {
            const __m128i t11_v = _mm256_extracti128_si256(t9_v, 1);
            const __m128i t12_v = _mm_min_epi16(_mm256_castsi256_si128(t9_v), t11_v);
            const __m128i t13_v = _mm_min_epi16(t12_v, _mm_srli_si128(t12_v, 8));
            const __m128i t14_v = _mm_min_epi16(t13_v, _mm_srli_si128(t13_v, 4));
            const __m128i t15_v = _mm_min_epi16(t14_v, _mm_srli_si128(t14_v, 2));
            const unsigned short t = (unsigned short)_mm_cvtsi128_si32(t15_v);
            const __m128i t16_v = _mm_min_epi16(t7_v, _mm_srli_si128(t7_v, 8));
            const __m128i t17_v = _mm_min_epi16(t16_v, _mm_srli_si128(t16_v, 4));
            const __m128i t18_v = _mm_min_epi16(t17_v, _mm_srli_si128(t17_v, 2));
            const unsigned short t2 = (unsigned short)_mm_cvtsi128_si32(t18_v);
            const short t3 =
                (short)((int)(short)t < (int)(short)t2 ? (int)(short)t : (int)(short)t2);
            const __m128i t19_v = _mm256_extracti128_si256(t10_v, 1);
            const __m128i t20_v = _mm_max_epi16(_mm256_castsi256_si128(t10_v), t19_v);
            const __m128i t21_v = _mm_max_epi16(t20_v, _mm_srli_si128(t20_v, 8));
            const __m128i t22_v = _mm_max_epi16(t21_v, _mm_srli_si128(t21_v, 4));
            const __m128i t23_v = _mm_max_epi16(t22_v, _mm_srli_si128(t22_v, 2));
            const unsigned short t4 = (unsigned short)_mm_cvtsi128_si32(t23_v);
            const __m128i t24_v = _mm_max_epi16(t8_v, _mm_srli_si128(t8_v, 8));
            const __m128i t25_v = _mm_max_epi16(t24_v, _mm_srli_si128(t24_v, 4));
            const __m128i t26_v = _mm_max_epi16(t25_v, _mm_srli_si128(t25_v, 2));
            const unsigned short t5 = (unsigned short)_mm_cvtsi128_si32(t26_v);
            const short t6 =
                (short)((int)(short)t4 > (int)(short)t5 ? (int)(short)t4 : (int)(short)t5);
            i_done = (int)end;
            *lo = t3;
            *hi = t6;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        *lo = x[i] < *lo ? x[i] : *lo;
        *hi = x[i] > *hi ? x[i] : *hi;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
