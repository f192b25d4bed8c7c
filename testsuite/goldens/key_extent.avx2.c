/* vcc 0.1.0 wrote this from key_extent.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+8] | out i32 at[2] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int key_extent(int n, const short *x, int *at)
{
    int low = 3, high = 3;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(3);
        const short x_s = x[3];
        const short x_s2 = x[3];
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_set1_epi32(8);
        __m256i t4_v = _mm256_add_epi32(_mm256_set1_epi32(0), t2_v);
        __m256i low_v = t_v;
        __m256i high_v = t_v;
        __m256i t5_v = _mm256_set1_epi32((int)x_s);
        __m256i t6_v = _mm256_set1_epi32((int)x_s2);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t7_v = _mm256_cvtepi16_epi32(x_v);
            const __m256i low_next =
                _mm256_blendv_epi8(low_v, t4_v, _mm256_cmpgt_epi32(t5_v, t7_v));
            const __m256i high_next =
                _mm256_blendv_epi8(high_v, t4_v, _mm256_cmpgt_epi32(t7_v, t6_v));
            t4_v = _mm256_add_epi32(t4_v, t3_v);
            low_v = low_next;
            high_v = high_next;
            t5_v = _mm256_min_epi32(t7_v, t5_v);
            t6_v = _mm256_max_epi32(t7_v, t6_v);
        }
        {
            const __m128i t8_v = _mm256_extracti128_si256(t5_v, 1);
            const __m128i t9_v = _mm_min_epi32(_mm256_castsi256_si128(t5_v), t8_v);
            const __m128i t10_v = _mm_min_epi32(t9_v, _mm_srli_si128(t9_v, 8));
            const __m128i t11_v = _mm_min_epi32(t10_v, _mm_srli_si128(t10_v, 4));
            const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t11_v);
            const __m256i t12_v = _mm256_set1_epi32(2147483647);
            const __m256i mask_v = _mm256_cmpgt_epi32(t5_v, _mm256_set1_epi32((int)t));
            const __m256i t13_v = _mm256_blendv_epi8(low_v, t12_v, mask_v);
            const __m128i low2_v = _mm256_extracti128_si256(t13_v, 1);
            const __m128i low3_v = _mm_min_epi32(_mm256_castsi256_si128(t13_v), low2_v);
            const __m128i low4_v = _mm_min_epi32(low3_v, _mm_srli_si128(low3_v, 8));
            const __m128i low5_v = _mm_min_epi32(low4_v, _mm_srli_si128(low4_v, 4));
            const unsigned int low_s = (unsigned int)_mm_cvtsi128_si32(low5_v);
            const __m128i t14_v = _mm256_extracti128_si256(t6_v, 1);
            const __m128i t15_v = _mm_max_epi32(_mm256_castsi256_si128(t6_v), t14_v);
            const __m128i t16_v = _mm_max_epi32(t15_v, _mm_srli_si128(t15_v, 8));
            const __m128i t17_v = _mm_max_epi32(t16_v, _mm_srli_si128(t16_v, 4));
            const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t17_v);
            const __m256i mask2_v = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)t2), t6_v);
            const __m256i t18_v = _mm256_blendv_epi8(high_v, t12_v, mask2_v);
            const __m128i high2_v = _mm256_extracti128_si256(t18_v, 1);
            const __m128i high3_v = _mm_min_epi32(_mm256_castsi256_si128(t18_v), high2_v);
            const __m128i high4_v = _mm_min_epi32(high3_v, _mm_srli_si128(high3_v, 8));
            const __m128i high5_v = _mm_min_epi32(high4_v, _mm_srli_si128(high4_v, 4));
            const unsigned int high_s = (unsigned int)_mm_cvtsi128_si32(high5_v);
            low = (int)low_s;
            high = (int)high_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (x[i] < x[low])
            low = i;
        if (x[i] > x[high])
            high = i;
    }
    at[0] = low;
    at[1] = high;
    return high - low;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
