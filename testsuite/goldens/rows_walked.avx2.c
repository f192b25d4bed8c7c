/* vcc 0.1.0 wrote this from rows_walked.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 p[19*n+16] | out i64 rest[2] restrict | -> i32 */
/* The loop inside leaves the pointer and the column where they are, and both are looked at behind the rows. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int rows_walked(int n, const short *p, long *restrict rest)
{
    const short *first = p;
    unsigned sum = 0;
    int j = 0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 16 lanes, avx2 */
    {
        const int n_s = n;
        if (n_s >= 1) {
            const __m256i t_v = _mm256_set1_epi16(3);
            const unsigned int t = 16u;
            __m256i sum_v = _mm256_set1_epi32(0);
            const short *p_s = p;
            unsigned int j_s = 0u;
            /* what lanes accumulate is combined behind all rows */
            unsigned long n2;
            for (n2 = 0; n2 < (unsigned long)n_s; n2++) {
                /* iterations 0 to 15 */
                const __m256i t2_v = _mm256_loadu_si256((const __m256i *)(const void *)p_s);
                sum_v = _mm256_add_epi32(sum_v, _mm256_madd_epi16(t2_v, t_v));
                p_s = p_s + 16 + 3;
                j_s = t;
            }
            {
                const int n_s2 = n;
                const __m128i t3_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i t4_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), t3_v);
                const __m128i t5_v = _mm_add_epi32(t4_v, _mm_srli_si128(t4_v, 8));
                const __m128i t6_v = _mm_add_epi32(t5_v, _mm_srli_si128(t5_v, 4));
                const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t6_v);
                n = (int)((unsigned int)n_s2 - (unsigned int)(long)n_s);
                p = p_s;
                sum = sum + t2;
                j = (int)j_s;
            }
        }
    }
    /* remaining iterations */
    while (n-- > 0) {
        VCC_KEEP_SCALAR;
#else
    while (n-- > 0) {
#endif
        for (j = 0; j < 16; j++)
            sum += (unsigned)(*p++ * 3);
        p += 3;
    }
    rest[0] = p - first;
    rest[1] = j;
    return (int)sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
