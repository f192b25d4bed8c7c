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
        __m256i sum_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 4)));
                sum_v[copy] = _mm256_add_epi64(sum_v[copy], x_v);
            }
        }
        const __m256i sum2_v = _mm256_add_epi64(sum_v[2], sum_v[6]);
        const __m256i sum3_v = _mm256_add_epi64(sum_v[3], sum_v[7]);
        const __m256i sum4_v = _mm256_add_epi64(_mm256_add_epi64(sum_v[0], sum_v[4]), sum2_v);
        const __m256i sum5_v = _mm256_add_epi64(_mm256_add_epi64(sum_v[1], sum_v[5]), sum3_v);
        __m256i sum6_v = _mm256_add_epi64(sum4_v, sum5_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            sum6_v = _mm256_add_epi64(sum6_v, x2_v);
        }
        {
            const __m128i sum7_v = _mm256_extracti128_si256(sum6_v, 1);
            const __m128i sum8_v = _mm_add_epi64(_mm256_castsi256_si128(sum6_v), sum7_v);
            const __m128i sum9_v = _mm_add_epi64(sum8_v, _mm_srli_si128(sum8_v, 8));
            const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum9_v);
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
