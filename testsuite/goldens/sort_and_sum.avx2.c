/* vcc 0.1.0 wrote this from sort_and_sum.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 a[n+2] | in i32 x[n] | -> u32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned sort_and_sum(int n, unsigned char *a, const int *x)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx2; runs if x and a do not overlap */
    int i_done = n;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        const unsigned long t2 = (unsigned long)(a + (long)((unsigned long)n - 1));
        if (t + 4 <= t2 + (end - 1) * ~0UL || t2 + 2 <= t + (end - 1) * ~3UL) {
            const __m256i t_v = _mm256_set1_epi32(0);
            const unsigned long t3 = (unsigned long)n - 1;
            const __m256i t2_v = _mm256_set1_epi16(7);
            __m256i sum_v0 = t_v;
            __m256i sum_v1 = t_v;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const int *const t4 = x + t3 - k - 31;
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)t4);
                const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(t4 + 8));
                const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(t4 + 16));
                const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(t4 + 24));
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + t3 - k - 31));
                const __m256i a2_v =
                    _mm256_permute4x64_epi64(_mm256_shuffle_epi8(a_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15))), 0x4e);
                const __m256i t4_v = _mm256_and_si256(x_v0, _mm256_set1_epi32(65535));
                const __m256i t5_v = _mm256_and_si256(x_v1, _mm256_set1_epi32(65535));
                const __m256i t6_v = _mm256_and_si256(x_v2, _mm256_set1_epi32(65535));
                const __m256i t7_v = _mm256_and_si256(x_v3, _mm256_set1_epi32(65535));
                const __m256i t_v0 =
                    _mm256_permute4x64_epi64(_mm256_packus_epi32(t4_v, t5_v), 0xd8);
                const __m256i t_v1 =
                    _mm256_permute4x64_epi64(_mm256_packus_epi32(t6_v, t7_v), 0xd8);
                const __m256i t2_v0 = _mm256_srli_epi16(t_v0, 3);
                const __m256i t2_v1 = _mm256_srli_epi16(t_v1, 3);
                const __m256i a_new_v = _mm256_and_si256(t2_v0, _mm256_set1_epi16(255));
                const __m256i a_new2_v = _mm256_and_si256(t2_v1, _mm256_set1_epi16(255));
                const __m256i a_new3_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi16(a_new_v, a_new2_v), 0xd8);
                _mm256_storeu_si256((__m256i *)(void *)(a + (long)n - k - 31), a_new3_v);
                const __m256i t3_v0 = _mm256_cvtepu8_epi16(_mm256_castsi256_si128(a2_v));
                const __m256i t3_v1 = _mm256_cvtepu8_epi16(_mm256_extracti128_si256(a2_v, 1));
                const __m256i t4_v0 = _mm256_madd_epi16(t3_v0, t2_v);
                const __m256i t4_v1 = _mm256_madd_epi16(t3_v1, t2_v);
                const __m256i t5_v0 = _mm256_add_epi32(sum_v0, t4_v0);
                const __m256i t5_v1 = _mm256_add_epi32(sum_v1, t4_v1);
                sum_v0 = t5_v0;
                sum_v1 = t5_v1;
            }
            const __m128i t3_v = _mm_set1_epi16(7);
            __m128i sum_v = _mm_set1_epi32(0);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i a3_v =
                    _mm_loadl_epi64((const __m128i *)(const void *)(a + t3 - k - 7));
                const __m128i a4_v =
                    _mm_shuffle_epi8(a3_v,
                    _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
                const __m128i a5_v = _mm_srli_si128(a4_v, 8);
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + t3 - k - 7));
                const __m256i t8_v = _mm256_and_si256(x_v, _mm256_set1_epi32(65535));
                const __m128i t9_v =
                    _mm_packus_epi32(_mm256_castsi256_si128(t8_v),
                    _mm256_extracti128_si256(t8_v, 1));
                const __m128i a_new4_v =
                    _mm_and_si128(_mm_srli_epi16(t9_v, 3), _mm_set1_epi16(255));
                const __m128i a_new5_v = _mm_packus_epi16(a_new4_v, a_new4_v);
                _mm_storel_epi64((__m128i *)(void *)(a + (long)n - k - 7), a_new5_v);
                const __m128i t10_v = _mm_madd_epi16(_mm_cvtepu8_epi16(a5_v), t3_v);
                sum_v = _mm_add_epi32(sum_v, t10_v);
            }
            {
                const __m256i t11_v = _mm256_add_epi32(sum_v0, sum_v1);
                const __m128i t12_v = _mm256_extracti128_si256(t11_v, 1);
                const __m128i t13_v = _mm_add_epi32(_mm256_castsi256_si128(t11_v), t12_v);
                const __m128i t14_v = _mm_add_epi32(t13_v, _mm_srli_si128(t13_v, 8));
                const __m128i t15_v = _mm_add_epi32(t14_v, _mm_srli_si128(t14_v, 4));
                const unsigned int t5 = (unsigned int)_mm_cvtsi128_si32(t15_v);
                const __m128i t16_v = _mm_add_epi32(sum_v, _mm_srli_si128(sum_v, 8));
                const __m128i t17_v = _mm_add_epi32(t16_v, _mm_srli_si128(t16_v, 4));
                const unsigned int t6 = (unsigned int)_mm_cvtsi128_si32(t17_v);
                sum = sum + t5 + t6;
                i_done = (int)((unsigned int)i_done - (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i > 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n; i > 0; i--) {
#endif
        a[i] = (unsigned char)(x[i - 1] >> 3);
        sum += a[i - 1] * 7u;
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
