/* vcc 0.1.0 wrote this from count_equal.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 v | in u8 p[n] | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned char t = (unsigned char)(unsigned int)v;
        const __m256i t_v = _mm256_set1_epi8((char)t);
        __m256i count_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i p_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
            const __m256i p_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(p + k + 32));
            const __m256i mask_v0 = _mm256_cmpeq_epi8(p_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi8(p_v1, t_v);
            const __m256i t_v0 = _mm256_and_si256(mask_v0, _mm256_set1_epi8(1));
            const __m256i t_v1 = _mm256_and_si256(mask_v1, _mm256_set1_epi8(1));
            const __m256i t2_v0 = _mm256_sad_epu8(t_v0, _mm256_setzero_si256());
            const __m256i t2_v1 = _mm256_sad_epu8(t_v1, _mm256_setzero_si256());
            count_v = _mm256_add_epi64(count_v, _mm256_add_epi64(t2_v0, t2_v1));
        }
        const __m128i t2_v = _mm_set1_epi8((char)t);
        __m128i count2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i p_v = _mm_loadl_epi64((const __m128i *)(const void *)(p + k));
            const __m128i t3_v = _mm_and_si128(_mm_cmpeq_epi8(p_v, t2_v), _mm_set1_epi8(1));
            count2_v = _mm_add_epi64(count2_v, _mm_sad_epu8(t3_v, _mm_setzero_si128()));
        }
        {
            const __m128i t4_v = _mm256_extracti128_si256(count_v, 1);
            const __m128i t5_v = _mm_add_epi64(_mm256_castsi256_si128(count_v), t4_v);
            const __m128i t6_v = _mm_add_epi64(t5_v, _mm_srli_si128(t5_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t6_v);
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(count2_v);
            i = (int)end;
            count = (int)((unsigned int)count + (unsigned int)t2 + (unsigned int)t3);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (p[i] == v)
            count++;
    }
#else
    for (i = 0; i < n; i++)
        if (p[i] == v)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
