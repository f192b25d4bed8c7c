/* vcc 0.1.0 wrote this from tail_largest.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 12 | in i32 a[12*n] | -> int */
/* The largest of sums of columns: lanes behind the last one are none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int tail_largest(int n, int m, const int *a)
{
    int most = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, then 8 masked, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(-2147483648);
        const __m256i t2_v = _mm256_set1_epi32(2147483647);
        const int t = 0L < (long)m;
        __m256i most_v0 = t_v;
        __m256i most_v1 = t_v;
        __m256i most_v2 = t_v;
        __m256i most_v3 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256i low_v0 = t2_v;
            __m256i low_v1 = t2_v;
            __m256i low_v2 = t2_v;
            __m256i low_v3 = t2_v;
            if (t) {
                __m256i low2_v0 = t2_v;
                __m256i low2_v1 = t2_v;
                __m256i low2_v2 = t2_v;
                __m256i low2_v3 = t2_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const int *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 8));
                    const __m256i a_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 16));
                    const __m256i a_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 24));
                    const __m256i t2_v0 = _mm256_min_epi32(a_v0, low2_v0);
                    const __m256i t2_v1 = _mm256_min_epi32(a_v1, low2_v1);
                    const __m256i t2_v2 = _mm256_min_epi32(a_v2, low2_v2);
                    const __m256i t2_v3 = _mm256_min_epi32(a_v3, low2_v3);
                    const unsigned long t2 = k_s + 1;
                    more = (long)t2 < (long)m;
                    low2_v0 = t2_v0;
                    low2_v1 = t2_v1;
                    low2_v2 = t2_v2;
                    low2_v3 = t2_v3;
                    k_s = t2;
                } while (more);
                low_v0 = low2_v0;
                low_v1 = low2_v1;
                low_v2 = low2_v2;
                low_v3 = low2_v3;
            }
            const __m256i t_v0 = _mm256_max_epi32(low_v0, most_v0);
            const __m256i t_v1 = _mm256_max_epi32(low_v1, most_v1);
            const __m256i t_v2 = _mm256_max_epi32(low_v2, most_v2);
            const __m256i t_v3 = _mm256_max_epi32(low_v3, most_v3);
            most_v0 = t_v0;
            most_v1 = t_v1;
            most_v2 = t_v2;
            most_v3 = t_v3;
        }
        const __m256i t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        __m256i t4_v = _mm256_set1_epi32(2147483647);
        __m256i most_v = _mm256_set1_epi32(-2147483648);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t5_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t5_v, t3_v);
            __m256i low_v = t4_v;
            if (t) {
                __m256i low2_v = t4_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const __m256i a_v =
                        _mm256_maskload_epi32((const int *)(const void *)(a + (long)(k_s2 * (unsigned long)n + k2)),
                        active_mask_v);
                    const unsigned long t3 = k_s2 + 1;
                    more2 = (long)t3 < (long)m;
                    low2_v = _mm256_min_epi32(a_v, low2_v);
                    k_s2 = t3;
                } while (more2);
                low_v = low2_v;
            }
            const __m256i t6_v = _mm256_max_epi32(low_v, most_v);
            most_v = _mm256_blendv_epi8(most_v, t6_v, active_mask_v);
        }
        {
            const __m256i most2_v = _mm256_max_epi32(most_v2, most_v3);
            const __m256i most3_v = _mm256_max_epi32(_mm256_max_epi32(most_v0, most_v1), most2_v);
            const __m128i most4_v = _mm256_extracti128_si256(most3_v, 1);
            const __m128i most5_v = _mm_max_epi32(_mm256_castsi256_si128(most3_v), most4_v);
            const __m128i most6_v = _mm_max_epi32(most5_v, _mm_srli_si128(most5_v, 8));
            const __m128i most7_v = _mm_max_epi32(most6_v, _mm_srli_si128(most6_v, 4));
            const unsigned int most_s = (unsigned int)_mm_cvtsi128_si32(most7_v);
            const __m128i most8_v = _mm256_extracti128_si256(most_v, 1);
            const __m128i most9_v = _mm_max_epi32(_mm256_castsi256_si128(most_v), most8_v);
            const __m128i most10_v = _mm_max_epi32(most9_v, _mm_srli_si128(most9_v, 8));
            const __m128i most11_v = _mm_max_epi32(most10_v, _mm_srli_si128(most10_v, 4));
            const unsigned int most_s2 = (unsigned int)_mm_cvtsi128_si32(most11_v);
            const int t4 = (int)most_s > (int)most_s2 ? (int)most_s : (int)most_s2;
            most = t4;
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
        int low = 2147483647;
        for (int k = 0; k < m; k++)
            low = a[k * n + j] < low ? a[k * n + j] : low;
        most = low > most ? low : most;
    }
#ifdef VCC_VECTOR
    }
#endif
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
