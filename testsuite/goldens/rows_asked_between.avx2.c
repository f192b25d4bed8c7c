/* vcc 0.1.0 wrote this from rows_asked_between.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[16*n] | -> u32 */
/* Somebody looks at the sum after each row. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned rows_asked_between(int n, const unsigned (*a)[16])
{
    unsigned sum = 0, odd = 0;
    for (int i = 0; i < n; i++) {
#ifdef VCC_VECTOR
        /* vcc: line 7: 8 lanes x 2, avx2 */
        {
            const __m256i t_v = _mm256_set1_epi32(0);
            __m256i sum_v0 = t_v;
            __m256i sum_v1 = t_v;
            /* iterations 0 to 15 */
            const char *const a_s = (const char *)a + (long)i * 64;
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 32));
            sum_v0 = _mm256_add_epi32(sum_v0, a_v0);
            sum_v1 = _mm256_add_epi32(sum_v1, a_v1);
            {
                const __m256i sum_v = _mm256_add_epi32(sum_v0, sum_v1);
                const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i sum3_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum2_v);
                const __m128i sum4_v = _mm_add_epi32(sum3_v, _mm_srli_si128(sum3_v, 8));
                const __m128i sum5_v = _mm_add_epi32(sum4_v, _mm_srli_si128(sum4_v, 4));
                const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum5_v);
                sum = sum + sum_s;
            }
        }
        VCC_KEEP_SCALAR;
#else
        for (int j = 0; j < 16; j++)
            sum += a[i][j];
#endif
        odd += sum & 1;
    }
    return sum + odd * 7;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
