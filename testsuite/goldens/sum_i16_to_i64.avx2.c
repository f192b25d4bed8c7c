/* vcc 0.1.0 wrote this from sum_i16_to_i64.c for avx2 */
/* kernel: int n | in i16 x[n] | -> i64 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
long sum_i16_to_i64(int n, const short *x)
{
    long sum = 0;
    {
        int i = 0;
        /* vcc: line 5: 16 lanes x 4, avx2 */
        if (n >= 64) {
            const unsigned long end = (unsigned long)n & ~63UL;
            const __m256i t_v = _mm256_set1_epi32((int)(262144));
            const __m256i t2_v = _mm256_set1_epi64x((long)(524288L));
            const __m256i t3_v = _mm256_set1_epi64x((long)(0L));
            __m256i sum_v = t3_v;
            unsigned long k;
            for (k = 0; k < end; k += 64) {
                const __m256i x_v0 = _mm256_loadu_si256((const void *)(x + k));
                const __m256i x_v1 = _mm256_loadu_si256((const void *)(x + k + 16));
                const __m256i x_v2 = _mm256_loadu_si256((const void *)(x + k + 32));
                const __m256i x_v3 = _mm256_loadu_si256((const void *)(x + k + 48));
                const __m256i t_v0 = _mm256_madd_epi16(x_v0, _mm256_set1_epi16(1));
                const __m256i t_v1 = _mm256_madd_epi16(x_v1, _mm256_set1_epi16(1));
                const __m256i t2_v0 = _mm256_add_epi32(t_v0, t_v1);
                const __m256i t_v2 = _mm256_madd_epi16(x_v2, _mm256_set1_epi16(1));
                const __m256i t_v3 = _mm256_madd_epi16(x_v3, _mm256_set1_epi16(1));
                const __m256i t2_v1 = _mm256_add_epi32(t_v2, t_v3);
                const __m256i t2_v2 = _mm256_add_epi32(t2_v0, t2_v1);
                const __m256i t2_v3 = _mm256_add_epi32(t2_v2, t_v);
                const __m256i t4_v =
                    _mm256_add_epi64(_mm256_and_si256(t2_v3,
                    _mm256_set1_epi64x((long)0xfffffffful)), _mm256_srli_epi64(t2_v3, 32));
                sum_v = _mm256_add_epi64(sum_v, _mm256_sub_epi64(t4_v, t2_v));
            }
            {
                const __m128i t5_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i t6_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t5_v);
                const __m128i t7_v = _mm_add_epi64(t6_v, _mm_srli_si128(t6_v, 8));
                const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t7_v);
                sum = (long)((unsigned long)sum + t);
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            sum += x[i];
        }
    }
    return sum;
}
