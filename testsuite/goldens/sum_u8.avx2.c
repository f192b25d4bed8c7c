/* vcc 0.1.0 wrote this from sum_u8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i p_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
            const __m256i p_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(p + k + 32));
            const __m256i t_v0 = _mm256_sad_epu8(p_v0, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_sad_epu8(p_v1, _mm256_setzero_si256());
            sum_v = _mm256_add_epi64(sum_v, _mm256_add_epi64(t_v0, t_v1));
        }
        __m128i sum2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i p_v = _mm_loadl_epi64((const __m128i *)(const void *)(p + k));
            sum2_v = _mm_add_epi64(sum2_v, _mm_sad_epu8(p_v, _mm_setzero_si128()));
        }
        {
            const __m128i t_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t2_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t_v);
            const __m128i t3_v = _mm_add_epi64(t2_v, _mm_srli_si128(t2_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t3_v);
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(sum2_v);
            sum = sum + (unsigned int)t + (unsigned int)t2;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += p[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += p[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
