/* vcc 0.1.0 wrote this from tail_sum.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 21 | in u32 a[21*n] | -> u32 */
/* What columns come to is summed up, of those that there are. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned tail_sum(int n, int m, const unsigned *a)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, then 8 masked, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(1);
        const int t = 0L < (long)m;
        const __m256i t3_v = _mm256_set1_epi32(3);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        __m256i sum_v2 = t_v;
        __m256i sum_v3 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256i column_v0 = t2_v;
            __m256i column_v1 = t2_v;
            __m256i column_v2 = t2_v;
            __m256i column_v3 = t2_v;
            if (t) {
                __m256i column2_v0 = t2_v;
                __m256i column2_v1 = t2_v;
                __m256i column2_v2 = t2_v;
                __m256i column2_v3 = t2_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const __m256i t2_v0 = _mm256_mullo_epi32(column2_v0, t3_v);
                    const __m256i t2_v1 = _mm256_mullo_epi32(column2_v1, t3_v);
                    const __m256i t2_v2 = _mm256_mullo_epi32(column2_v2, t3_v);
                    const __m256i t2_v3 = _mm256_mullo_epi32(column2_v3, t3_v);
                    const unsigned int *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 8));
                    const __m256i a_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 16));
                    const __m256i a_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 24));
                    const __m256i t3_v0 = _mm256_add_epi32(t2_v0, a_v0);
                    const __m256i t3_v1 = _mm256_add_epi32(t2_v1, a_v1);
                    const __m256i t3_v2 = _mm256_add_epi32(t2_v2, a_v2);
                    const __m256i t3_v3 = _mm256_add_epi32(t2_v3, a_v3);
                    const unsigned long t2 = k_s + 1;
                    more = (long)t2 < (long)m;
                    column2_v0 = t3_v0;
                    column2_v1 = t3_v1;
                    column2_v2 = t3_v2;
                    column2_v3 = t3_v3;
                    k_s = t2;
                } while (more);
                column_v0 = column2_v0;
                column_v1 = column2_v1;
                column_v2 = column2_v2;
                column_v3 = column2_v3;
            }
            const __m256i t_v0 = _mm256_add_epi32(sum_v0, column_v0);
            const __m256i t_v1 = _mm256_add_epi32(sum_v1, column_v1);
            const __m256i t_v2 = _mm256_add_epi32(sum_v2, column_v2);
            const __m256i t_v3 = _mm256_add_epi32(sum_v3, column_v3);
            sum_v0 = t_v0;
            sum_v1 = t_v1;
            sum_v2 = t_v2;
            sum_v3 = t_v3;
        }
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        __m256i t5_v = _mm256_set1_epi32(1);
        const __m256i t6_v = _mm256_set1_epi32(3);
        __m256i sum_v = _mm256_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t7_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t7_v, t4_v);
            __m256i column_v = t5_v;
            if (t) {
                __m256i column2_v = t5_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const __m256i a_v =
                        _mm256_maskload_epi32((const int *)(const void *)(a + (long)(k_s2 * (unsigned long)n + k2)),
                        active_mask_v);
                    const unsigned long t3 = k_s2 + 1;
                    more2 = (long)t3 < (long)m;
                    column2_v = _mm256_add_epi32(_mm256_mullo_epi32(column2_v, t6_v), a_v);
                    k_s2 = t3;
                } while (more2);
                column_v = column2_v;
            }
            const __m256i t8_v = _mm256_and_si256(column_v, active_mask_v);
            sum_v = _mm256_add_epi32(sum_v, t8_v);
        }
        {
            const __m256i sum2_v = _mm256_add_epi32(sum_v2, sum_v3);
            const __m256i sum3_v = _mm256_add_epi32(_mm256_add_epi32(sum_v0, sum_v1), sum2_v);
            const __m128i sum4_v = _mm256_extracti128_si256(sum3_v, 1);
            const __m128i sum5_v = _mm_add_epi32(_mm256_castsi256_si128(sum3_v), sum4_v);
            const __m128i sum6_v = _mm_add_epi32(sum5_v, _mm_srli_si128(sum5_v, 8));
            const __m128i sum7_v = _mm_add_epi32(sum6_v, _mm_srli_si128(sum6_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum7_v);
            const __m128i sum8_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum9_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum8_v);
            const __m128i sum10_v = _mm_add_epi32(sum9_v, _mm_srli_si128(sum9_v, 8));
            const __m128i sum11_v = _mm_add_epi32(sum10_v, _mm_srli_si128(sum10_v, 4));
            const unsigned int sum_s2 = (unsigned int)_mm_cvtsi128_si32(sum11_v);
            sum = sum + sum_s + sum_s2;
            j_done = n;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        unsigned column = 1;
        for (int k = 0; k < m; k++)
            column = column * 3 + a[k * n + j];
        sum += column;
    }
#ifdef VCC_VECTOR
    }
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
