/* vcc 0.1.0 wrote this from rows_lowest.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[32*n] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int rows_lowest(int n, const int (*a)[32])
{
    int low = 0x7fffffff;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const __m256i t_v = _mm256_set1_epi32(2147483647);
        __m256i low_v[4] = {t_v, t_v, t_v, t_v};
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 31 */
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)a + (long)(int)n2 * 128 + (long)(copy * 8) * 4));
                low_v[copy] = _mm256_min_epi32(a_v, low_v[copy]);
            }
        }
        {
            const __m256i low2_v = _mm256_min_epi32(low_v[1], low_v[3]);
            const __m256i low3_v = _mm256_min_epi32(_mm256_min_epi32(low_v[0], low_v[2]), low2_v);
            const __m128i low4_v = _mm256_extracti128_si256(low3_v, 1);
            const __m128i low5_v = _mm_min_epi32(_mm256_castsi256_si128(low3_v), low4_v);
            const __m128i low6_v = _mm_min_epi32(low5_v, _mm_srli_si128(low5_v, 8));
            const __m128i low7_v = _mm_min_epi32(low6_v, _mm_srli_si128(low6_v, 4));
            const unsigned int low_s = (unsigned int)_mm_cvtsi128_si32(low7_v);
            low = (int)low_s;
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 32; j++)
            low = a[i][j] < low ? a[i][j] : low;
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 32; j++)
            low = a[i][j] < low ? a[i][j] : low;
#endif
    return low;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
