/* vcc 0.1.0 wrote this from plain_char_letters.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__CHAR_UNSIGNED__) \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 x[n] | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int plain_char_letters(int n, const void *x)
{
    const char *text = x;
    int beyond = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi8(0);
        __m256i beyond_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i text_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(text + k));
            const __m256i text_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(text + k + 32));
            const __m256i mask_v0 = _mm256_cmpgt_epi8(t_v, text_v0);
            const __m256i mask_v1 = _mm256_cmpgt_epi8(t_v, text_v1);
            const __m256i t_v0 = _mm256_and_si256(mask_v0, _mm256_set1_epi8(1));
            const __m256i t_v1 = _mm256_and_si256(mask_v1, _mm256_set1_epi8(1));
            const __m256i t2_v0 = _mm256_sad_epu8(t_v0, _mm256_setzero_si256());
            const __m256i t2_v1 = _mm256_sad_epu8(t_v1, _mm256_setzero_si256());
            beyond_v = _mm256_add_epi64(beyond_v, _mm256_add_epi64(t2_v0, t2_v1));
        }
        const __m128i t2_v = _mm_set1_epi8(0);
        __m128i beyond2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i text_v = _mm_loadl_epi64((const __m128i *)(const void *)(text + k));
            const __m128i t3_v = _mm_and_si128(_mm_cmpgt_epi8(t2_v, text_v), _mm_set1_epi8(1));
            const __m128i t4_v = _mm_sad_epu8(t3_v, _mm_setzero_si128());
            beyond2_v = _mm_add_epi64(beyond2_v, t4_v);
        }
        {
            const __m128i t5_v = _mm256_extracti128_si256(beyond_v, 1);
            const __m128i t6_v = _mm_add_epi64(_mm256_castsi256_si128(beyond_v), t5_v);
            const __m128i t7_v = _mm_add_epi64(t6_v, _mm_srli_si128(t6_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t7_v);
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(beyond2_v);
            beyond = (int)((unsigned int)beyond + (unsigned int)t + (unsigned int)t2);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        beyond += text[i] < 0;
    }
#else
    for (int i = 0; i < n; i++)
        beyond += text[i] < 0;
#endif
    return beyond;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
