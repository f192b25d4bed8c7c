/* vcc 0.1.0 wrote this from sum_of_calls.c for avx2 */
/* kernel: int n | in i32 a[n] | -> int */
#pragma simd declare
static int sum_of_calls_lane(int x)
{
    int bits = 0;
    while (x) {
        x &= x - 1;
        bits++;
    }
    return bits;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
int sum_of_calls(int n, const int *a)
{
    int sum = 3, k;
    /* vcc: line 17: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        const __m256i t2_v = _mm256_set1_epi32((int)(1));
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const void *)(a + k2 + 8));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v0, t_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(a_v1, t_v), _mm256_set1_epi32(-1));
            const __m256i t3_v = _mm256_or_si256(mask_v0, mask_v1);
            const int t = !_mm256_testz_si256(t3_v, t3_v);
            __m256i t_v0;
            __m256i t_v1;
            __m256i t2_v0;
            __m256i t2_v1;
            __m256i t3_v0;
            __m256i t3_v1;
            if (t) {
                __m256i a2_v0 = a_v0;
                __m256i a2_v1 = a_v1;
                unsigned int t2 = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i t4_v0 = t_v;
                __m256i t4_v1 = t_v;
                int more;
                do {
                    const __m256i t5_v0 = _mm256_sub_epi32(a2_v0, t2_v);
                    const __m256i t5_v1 = _mm256_sub_epi32(a2_v1, t2_v);
                    const __m256i t6_v0 = _mm256_and_si256(a2_v0, t5_v0);
                    const __m256i t6_v1 = _mm256_and_si256(a2_v1, t5_v1);
                    const unsigned int t3 = t2 + 1u;
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t6_v0, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t6_v1, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i t4_v = _mm256_set1_epi32((int)(t3));
                    const __m256i t7_v0 = _mm256_blendv_epi8(t4_v0, t4_v, active_mask_v0);
                    const __m256i t7_v1 = _mm256_blendv_epi8(t4_v1, t4_v, active_mask_v1);
                    const __m256i t5_v = _mm256_or_si256(mask3_v0, mask3_v1);
                    const int t4 = !_mm256_testz_si256(t5_v, t5_v);
                    more = t4;
                    a2_v0 = t6_v0;
                    a2_v1 = t6_v1;
                    t2 = t3;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    t4_v0 = t7_v0;
                    t4_v1 = t7_v1;
                } while (more);
                t_v0 = t4_v0;
                t_v1 = t4_v1;
            } else {
                t_v0 = t_v;
                t_v1 = t_v;
            }
            t2_v0 = _mm256_and_si256(mask_v0, t_v0);
            t2_v1 = _mm256_and_si256(mask_v1, t_v1);
            t3_v0 = _mm256_add_epi32(sum_v0, t2_v0);
            t3_v1 = _mm256_add_epi32(sum_v1, t2_v1);
            sum_v0 = t3_v0;
            sum_v1 = t3_v1;
        }
        {
            const __m256i sum_v = _mm256_add_epi32(sum_v0, sum_v1);
            const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum3_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum2_v);
            const __m128i sum4_v = _mm_add_epi32(sum3_v, _mm_srli_si128(sum3_v, 8));
            const __m128i sum5_v = _mm_add_epi32(sum4_v, _mm_srli_si128(sum4_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum5_v);
            sum = (int)((unsigned int)sum + sum_s);
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        sum += sum_of_calls_lane(a[k]);
    }
    return sum;
}
