/* vcc 0.1.0 wrote this from dot_i16.c for avx2 */
/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i64 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
long dot_i16(int n, const short *x, const short *y)
{
    int i;
    long sum = 0;
    /* vcc: line 6: 16 lanes x 2, avx2 */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m256i t_v0 = _mm256_set1_epi32((int)(2147418112));
        const __m256i t_v1 = _mm256_set1_epi32((int)(2147418112));
        const __m256i t2_v0 = _mm256_set1_epi64x((long)(8589672448L));
        const __m256i t2_v1 = _mm256_set1_epi64x((long)(0L));
        __m256i sum_v = t2_v1;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const void *)(x + k));
            const __m256i y_v0 = _mm256_loadu_si256((const void *)(y + k));
            const __m256i x_v1 = _mm256_loadu_si256((const void *)(x + k + 16));
            const __m256i y_v1 = _mm256_loadu_si256((const void *)(y + k + 16));
            const __m256i t_v = _mm256_add_epi32(_mm256_madd_epi16(x_v0, y_v0), t_v0);
            const __m256i t2_v = _mm256_add_epi32(_mm256_madd_epi16(x_v1, y_v1), t_v1);
            const __m256i t3_v =
                _mm256_add_epi64(_mm256_and_si256(t_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t_v, 32));
            const __m256i t4_v =
                _mm256_add_epi64(_mm256_and_si256(t2_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v, 32));
            const __m256i t5_v = _mm256_sub_epi64(_mm256_add_epi64(t3_v, t4_v), t2_v0);
            sum_v = _mm256_add_epi64(sum_v, t5_v);
        }
        {
            const __m128i t6_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t7_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t6_v);
            const __m128i t8_v = _mm_add_epi64(t7_v, _mm_srli_si128(t7_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t8_v);
            i = (int)end;
            sum = (long)((unsigned long)sum + t);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += (long)x[i] * y[i];
    }
    return sum;
}
