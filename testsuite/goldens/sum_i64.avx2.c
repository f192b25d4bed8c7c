/* vcc 0.1.0 wrote this from sum_i64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64small x[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long sum_i64(int n, const long *x)
{
    int i;
    long sum = -5;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        __m256i sum_v2 = t_v;
        __m256i sum_v3 = t_v;
        __m256i sum_v4 = t_v;
        __m256i sum_v5 = t_v;
        __m256i sum_v6 = t_v;
        __m256i sum_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 4));
            const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 12));
            const __m256i x_v4 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_v5 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 20));
            const __m256i x_v6 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 24));
            const __m256i x_v7 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 28));
            sum_v0 = _mm256_add_epi64(sum_v0, x_v0);
            sum_v1 = _mm256_add_epi64(sum_v1, x_v1);
            sum_v2 = _mm256_add_epi64(sum_v2, x_v2);
            sum_v3 = _mm256_add_epi64(sum_v3, x_v3);
            sum_v4 = _mm256_add_epi64(sum_v4, x_v4);
            sum_v5 = _mm256_add_epi64(sum_v5, x_v5);
            sum_v6 = _mm256_add_epi64(sum_v6, x_v6);
            sum_v7 = _mm256_add_epi64(sum_v7, x_v7);
        }
        const __m256i sum_v = _mm256_add_epi64(sum_v2, sum_v6);
        const __m256i sum2_v = _mm256_add_epi64(sum_v3, sum_v7);
        const __m256i sum3_v = _mm256_add_epi64(_mm256_add_epi64(sum_v0, sum_v4), sum_v);
        const __m256i sum4_v = _mm256_add_epi64(_mm256_add_epi64(sum_v1, sum_v5), sum2_v);
        __m256i sum5_v = _mm256_add_epi64(sum3_v, sum4_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            sum5_v = _mm256_add_epi64(sum5_v, x_v);
        }
        {
            const __m128i sum6_v = _mm256_extracti128_si256(sum5_v, 1);
            const __m128i sum7_v = _mm_add_epi64(_mm256_castsi256_si128(sum5_v), sum6_v);
            const __m128i sum8_v = _mm_add_epi64(sum7_v, _mm_srli_si128(sum7_v, 8));
            const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum8_v);
            i = (int)end;
            sum = (long)((unsigned long)sum + sum_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += x[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += x[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
