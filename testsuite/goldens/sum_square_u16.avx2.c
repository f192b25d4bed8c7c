/* vcc 0.1.0 wrote this from sum_square_u16.c for avx2 */
/* kernel: int n | in u16 x[n] | -> u64 */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
unsigned long sum_square_u16(int n, const unsigned short *x)
{
    unsigned long sum = 0;
    {
        int i = 0;
        /* vcc: line 5: 16 lanes x 2, then 8, avx2 */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
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
                const __m256i x_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
                const __m256i t_v0 = _mm256_unpacklo_epi16(x_v0, _mm256_setzero_si256());
                const __m256i t_v1 = _mm256_unpackhi_epi16(x_v0, _mm256_setzero_si256());
                const __m256i t_v2 = _mm256_unpacklo_epi16(x_v1, _mm256_setzero_si256());
                const __m256i t_v3 = _mm256_unpackhi_epi16(x_v1, _mm256_setzero_si256());
                const __m256i t2_v0 = _mm256_unpacklo_epi16(x_v0, _mm256_setzero_si256());
                const __m256i t2_v1 = _mm256_unpackhi_epi16(x_v0, _mm256_setzero_si256());
                const __m256i t2_v2 = _mm256_unpacklo_epi16(x_v1, _mm256_setzero_si256());
                const __m256i t2_v3 = _mm256_unpackhi_epi16(x_v1, _mm256_setzero_si256());
                const __m256i t3_v0 = _mm256_mullo_epi32(t_v0, t2_v0);
                const __m256i t3_v1 = _mm256_mullo_epi32(t_v1, t2_v1);
                const __m256i t3_v2 = _mm256_mullo_epi32(t_v2, t2_v2);
                const __m256i t3_v3 = _mm256_mullo_epi32(t_v3, t2_v3);
                const __m256i t4_v0 = _mm256_unpacklo_epi32(t3_v0, _mm256_setzero_si256());
                const __m256i t4_v1 = _mm256_unpackhi_epi32(t3_v0, _mm256_setzero_si256());
                const __m256i t4_v2 = _mm256_unpacklo_epi32(t3_v1, _mm256_setzero_si256());
                const __m256i t4_v3 = _mm256_unpackhi_epi32(t3_v1, _mm256_setzero_si256());
                const __m256i t4_v4 = _mm256_unpacklo_epi32(t3_v2, _mm256_setzero_si256());
                const __m256i t4_v5 = _mm256_unpackhi_epi32(t3_v2, _mm256_setzero_si256());
                const __m256i t4_v6 = _mm256_unpacklo_epi32(t3_v3, _mm256_setzero_si256());
                const __m256i t4_v7 = _mm256_unpackhi_epi32(t3_v3, _mm256_setzero_si256());
                const __m256i t5_v0 = _mm256_add_epi64(sum_v0, t4_v0);
                const __m256i t5_v1 = _mm256_add_epi64(sum_v1, t4_v1);
                const __m256i t5_v2 = _mm256_add_epi64(sum_v2, t4_v2);
                const __m256i t5_v3 = _mm256_add_epi64(sum_v3, t4_v3);
                const __m256i t5_v4 = _mm256_add_epi64(sum_v4, t4_v4);
                const __m256i t5_v5 = _mm256_add_epi64(sum_v5, t4_v5);
                const __m256i t5_v6 = _mm256_add_epi64(sum_v6, t4_v6);
                const __m256i t5_v7 = _mm256_add_epi64(sum_v7, t4_v7);
                sum_v0 = t5_v0;
                sum_v1 = t5_v1;
                sum_v2 = t5_v2;
                sum_v3 = t5_v3;
                sum_v4 = t5_v4;
                sum_v5 = t5_v5;
                sum_v6 = t5_v6;
                sum_v7 = t5_v7;
            }
            const __m256i sum2_v0 = _mm256_add_epi64(sum_v0, sum_v4);
            const __m256i sum2_v1 = _mm256_add_epi64(sum_v1, sum_v5);
            const __m256i sum2_v2 = _mm256_add_epi64(sum_v2, sum_v6);
            const __m256i sum2_v3 = _mm256_add_epi64(sum_v3, sum_v7);
            __m256i sum_v = _mm256_set1_epi64x(0l);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
                const __m256i t2_v = _mm256_cvtepu16_epi32(x_v);
                const __m256i t3_v = _mm256_mullo_epi32(_mm256_cvtepu16_epi32(x_v), t2_v);
                const __m256i t4_v =
                    _mm256_add_epi64(_mm256_and_si256(t3_v,
                    _mm256_set1_epi64x((long)0xfffffffful)), _mm256_srli_epi64(t3_v, 32));
                sum_v = _mm256_add_epi64(sum_v, t4_v);
            }
            {
                const __m256i sum2_v = _mm256_add_epi64(sum2_v2, sum2_v3);
                const __m256i sum3_v = _mm256_add_epi64(_mm256_add_epi64(sum2_v0, sum2_v1), sum2_v);
                const __m128i sum4_v = _mm256_extracti128_si256(sum3_v, 1);
                const __m128i sum5_v = _mm_add_epi64(_mm256_castsi256_si128(sum3_v), sum4_v);
                const __m128i sum6_v = _mm_add_epi64(sum5_v, _mm_srli_si128(sum5_v, 8));
                const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum6_v);
                const __m128i t5_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i t6_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t5_v);
                const __m128i t7_v = _mm_add_epi64(t6_v, _mm_srli_si128(t6_v, 8));
                const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t7_v);
                sum = sum + sum_s + t;
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            sum += (unsigned)x[i] * (unsigned)x[i];
        }
    }
    return sum;
}
