/* vcc 0.1.0 wrote this from fixed_filter.c for avx2 */
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
    {
        int i = 0;
        /* vcc: line 5: 16 lanes, avx2 */
        if (n >= 16) {
            const unsigned long end = (unsigned long)n & ~15UL;
            const __m256i t_v = _mm256_set1_epi32((int)(16));
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const __m256i x_v = _mm256_loadu_si256((const void *)(x + k));
                const __m256i x2_v = _mm256_loadu_si256((const void *)(x + 1 + k));
                const __m256i t2_v = _mm256_set1_epi32((int)0x000b0003);
                const __m256i t_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x_v, x2_v), t2_v);
                const __m256i t_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x_v, x2_v), t2_v);
                const __m256i x3_v = _mm256_loadu_si256((const void *)(x + 2 + k));
                const __m256i x4_v = _mm256_loadu_si256((const void *)(x + 3 + k));
                const __m256i t3_v = _mm256_set1_epi32((int)0x0003000b);
                const __m256i t2_v0 = _mm256_madd_epi16(_mm256_unpacklo_epi16(x3_v, x4_v), t3_v);
                const __m256i t2_v1 = _mm256_madd_epi16(_mm256_unpackhi_epi16(x3_v, x4_v), t3_v);
                const __m256i t3_v0 = _mm256_add_epi32(t_v0, t2_v0);
                const __m256i t3_v1 = _mm256_add_epi32(t_v1, t2_v1);
                const __m256i t4_v0 = _mm256_add_epi32(t3_v0, t_v);
                const __m256i t4_v1 = _mm256_add_epi32(t3_v1, t_v);
                const __m256i t5_v0 = _mm256_srai_epi32(t4_v0, 5);
                const __m256i t5_v1 = _mm256_srai_epi32(t4_v1, 5);
                const __m256i y_new_v = _mm256_packs_epi32(t5_v0, t5_v1);
                _mm256_storeu_si256((void *)(y + k), y_new_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
        }
    }
}
