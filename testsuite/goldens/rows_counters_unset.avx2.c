/* vcc 0.1.0 wrote this from rows_counters_unset.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[64*n+64] | -> u32 */
/* Counters have no value before the first row, and what they are behind the last one is looked at. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned rows_counters_unset(int n, const unsigned (*a)[4][16])
{
    unsigned sum = 0;
    int i = 0, j, k;
    do {
        sum = sum * 3 + 1;
#ifdef VCC_VECTOR
        /* vcc: line 9: 8 lanes x 2, avx2 */
        j = 0;
        {
            const __m256i t_v = _mm256_set1_epi32(0);
            const unsigned int t = 16u;
            __m256i sum_v0 = t_v;
            __m256i sum_v1 = t_v;
            unsigned int k_s = 0u;
            /* what lanes accumulate is combined behind all rows */
            unsigned long n2;
            for (n2 = 0; n2 < 4UL; n2++) {
                /* iterations 0 to 15 */
                const char *const a_s = (const char *)a + (long)i * 256 + (long)(int)n2 * 64;
                const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 32));
                sum_v0 = _mm256_add_epi32(sum_v0, a_v0);
                sum_v1 = _mm256_add_epi32(sum_v1, a_v1);
                k_s = t;
            }
            {
                const __m256i sum_v = _mm256_add_epi32(sum_v0, sum_v1);
                const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i sum3_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum2_v);
                const __m128i sum4_v = _mm_add_epi32(sum3_v, _mm_srli_si128(sum3_v, 8));
                const __m128i sum5_v = _mm_add_epi32(sum4_v, _mm_srli_si128(sum4_v, 4));
                const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum5_v);
                sum = sum + sum_s;
                j = 4;
                k = (int)k_s;
            }
        }
        /* remaining iterations */
        for (; j < 4; j++) {
            VCC_KEEP_SCALAR;
            for (k = 0; k < 16; k++)
                sum += a[i][j][k];
        }
#else
        for (j = 0; j < 4; j++)
            for (k = 0; k < 16; k++)
                sum += a[i][j][k];
#endif
    } while (i++ < n);
    return sum + (unsigned)j + (unsigned)k;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
