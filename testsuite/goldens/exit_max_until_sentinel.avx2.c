/* vcc 0.1.0 wrote this from exit_max_until_sentinel.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | i32 end | exit a = end | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_max_until_sentinel(int n, const int *a, int end)
{
    int most = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, avx2 */
    int i_done = 0;
    if (n >= 1 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 127) >> 2;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned int most_s = 2147483648u;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == end) {
                begun = (long)k;
                break;
            }
            unsigned int t3 = most_s;
            if (t2 > (int)most_s) {
                t3 = (unsigned int)t2;
            }
            most_s = t3;
        }
        const unsigned long end_s =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi32((int)most_s);
        const __m256i end_v = _mm256_set1_epi32((int)end);
        __m256i most_v0 = t_v;
        __m256i most_v1 = t_v;
        __m256i most_v2 = t_v;
        __m256i most_v3 = t_v;
        unsigned long reached = end_s;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end_s; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i a_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 16));
            const __m256i a_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 24));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, end_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, end_v);
            const __m256i mask_v2 = _mm256_cmpeq_epi32(a_v2, end_v);
            const __m256i mask_v3 = _mm256_cmpeq_epi32(a_v3, end_v);
            const __m256i mask_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v);
            if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                reached = k2;
                break;
            }
            most_v0 = _mm256_max_epi32(a_v0, most_v0);
            most_v1 = _mm256_max_epi32(a_v1, most_v1);
            most_v2 = _mm256_max_epi32(a_v2, most_v2);
            most_v3 = _mm256_max_epi32(a_v3, most_v3);
        }
        {
            const __m256i most_v = _mm256_max_epi32(most_v1, most_v3);
            const __m256i most2_v = _mm256_max_epi32(_mm256_max_epi32(most_v0, most_v2), most_v);
            const __m128i most3_v = _mm256_extracti128_si256(most2_v, 1);
            const __m128i most4_v = _mm_max_epi32(_mm256_castsi256_si128(most2_v), most3_v);
            const __m128i most5_v = _mm_max_epi32(most4_v, _mm_srli_si128(most4_v, 8));
            const __m128i most6_v = _mm_max_epi32(most5_v, _mm_srli_si128(most5_v, 4));
            const unsigned int most_s2 = (unsigned int)_mm_cvtsi128_si32(most6_v);
            most = (int)most_s2;
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n && a[i] != end; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > most)
            most = a[i];
    }
#else
    for (int i = 0; i < n && a[i] != end; i++)
        if (a[i] > most)
            most = a[i];
#endif
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
