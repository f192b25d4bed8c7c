/* vcc 0.1.0 wrote this from plain_char_letters.c for avx2 */
/* kernel: int n | in i8 x[n] | -> int */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8 && (char)-1 < 0, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
int plain_char_letters(int n, const void *x)
{
    const char *text = x;
    int beyond = 0;
    {
        int i = 0;
        /* vcc: line 6: 32 lanes, avx2 */
        if (n >= 32) {
            const unsigned long end = (unsigned long)n & ~31UL;
            const __m256i t_v = _mm256_set1_epi8((char)(0));
            const __m256i t2_v = _mm256_set1_epi64x((long)(0L));
            __m256i beyond_v = t2_v;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const __m256i text_v = _mm256_loadu_si256((const void *)(text + k));
                const __m256i mask_v = _mm256_cmpgt_epi8(t_v, text_v);
                const __m256i t3_v = _mm256_and_si256(mask_v, _mm256_set1_epi8(1));
                const __m256i t4_v = _mm256_sad_epu8(t3_v, _mm256_setzero_si256());
                beyond_v = _mm256_add_epi64(beyond_v, t4_v);
            }
            {
                const __m128i t5_v = _mm256_extracti128_si256(beyond_v, 1);
                const __m128i t6_v = _mm_add_epi64(_mm256_castsi256_si128(beyond_v), t5_v);
                const __m128i t7_v = _mm_add_epi64(t6_v, _mm_srli_si128(t6_v, 8));
                const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t7_v);
                beyond = (int)((unsigned int)beyond + (unsigned int)t);
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            beyond += text[i] < 0;
        }
    }
    return beyond;
}
