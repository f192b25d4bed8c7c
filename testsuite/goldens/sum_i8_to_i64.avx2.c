/* vcc 0.1.0 wrote this from sum_i8_to_i64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 x[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long sum_i8_to_i64(int n, const signed char *x)
{
    int i;
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 32));
            const __m256i t_v0 =
                _mm256_sub_epi64(_mm256_sad_epu8(_mm256_xor_si256(x_v0, _mm256_set1_epi8(-128)),
                _mm256_setzero_si256()), _mm256_set1_epi64x(1024l));
            const __m256i t_v1 =
                _mm256_sub_epi64(_mm256_sad_epu8(_mm256_xor_si256(x_v1, _mm256_set1_epi8(-128)),
                _mm256_setzero_si256()), _mm256_set1_epi64x(1024l));
            sum_v = _mm256_add_epi64(sum_v, _mm256_add_epi64(t_v0, t_v1));
        }
        __m128i sum2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i t_v =
                _mm_sub_epi64(_mm_sad_epu8(_mm_xor_si128(x_v, _mm_set1_epi8(-128)),
                _mm_setzero_si128()), _mm_set1_epi64x(1024l));
            sum2_v = _mm_add_epi64(sum2_v, t_v);
        }
        {
            const __m128i t2_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t3_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t2_v);
            const __m128i t4_v = _mm_add_epi64(t3_v, _mm_srli_si128(t3_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t4_v);
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(sum2_v);
            i = (int)end;
            sum = (long)((unsigned long)sum + t + t2);
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
