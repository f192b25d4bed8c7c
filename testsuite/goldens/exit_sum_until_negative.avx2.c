/* vcc 0.1.0 wrote this from exit_sum_until_negative.c for avx2 */
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
/* kernel: int n | in i32 a[n] | make a = a[i] & 0x7fffffff | exit a = -1 - i | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_sum_until_negative(int n, const int *a)
{
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, avx2 */
    int i_done = 0;
    if (n >= 1 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 127) >> 2;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned long sum_s = 0UL;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 < 0) {
                begun = (long)k;
                break;
            }
            sum_s = sum_s + (unsigned long)t2;
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256i t2_v = _mm256_set1_epi32(0);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        __m256i sum_v2 = t_v;
        __m256i sum_v3 = t_v;
        __m256i sum_v4 = t_v;
        __m256i sum_v5 = t_v;
        __m256i sum_v6 = t_v;
        __m256i sum_v7 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i a_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 16));
            const __m256i a_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 24));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t2_v, a_v0);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t2_v, a_v1);
            const __m256i mask_v2 = _mm256_cmpgt_epi32(t2_v, a_v2);
            const __m256i mask_v3 = _mm256_cmpgt_epi32(t2_v, a_v3);
            const __m256i mask_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v);
            if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                reached = k2;
                break;
            }
            const __m256i t_v0 = _mm256_srai_epi32(a_v0, 31);
            const __m256i t2_v0 = _mm256_unpacklo_epi32(a_v0, t_v0);
            const __m256i t2_v1 = _mm256_unpackhi_epi32(a_v0, t_v0);
            const __m256i t_v1 = _mm256_srai_epi32(a_v1, 31);
            const __m256i t2_v2 = _mm256_unpacklo_epi32(a_v1, t_v1);
            const __m256i t2_v3 = _mm256_unpackhi_epi32(a_v1, t_v1);
            const __m256i t_v2 = _mm256_srai_epi32(a_v2, 31);
            const __m256i t2_v4 = _mm256_unpacklo_epi32(a_v2, t_v2);
            const __m256i t2_v5 = _mm256_unpackhi_epi32(a_v2, t_v2);
            const __m256i t_v3 = _mm256_srai_epi32(a_v3, 31);
            const __m256i t2_v6 = _mm256_unpacklo_epi32(a_v3, t_v3);
            const __m256i t2_v7 = _mm256_unpackhi_epi32(a_v3, t_v3);
            const __m256i t3_v0 = _mm256_add_epi64(sum_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi64(sum_v1, t2_v1);
            const __m256i t3_v2 = _mm256_add_epi64(sum_v2, t2_v2);
            const __m256i t3_v3 = _mm256_add_epi64(sum_v3, t2_v3);
            const __m256i t3_v4 = _mm256_add_epi64(sum_v4, t2_v4);
            const __m256i t3_v5 = _mm256_add_epi64(sum_v5, t2_v5);
            const __m256i t3_v6 = _mm256_add_epi64(sum_v6, t2_v6);
            const __m256i t3_v7 = _mm256_add_epi64(sum_v7, t2_v7);
            sum_v0 = t3_v0;
            sum_v1 = t3_v1;
            sum_v2 = t3_v2;
            sum_v3 = t3_v3;
            sum_v4 = t3_v4;
            sum_v5 = t3_v5;
            sum_v6 = t3_v6;
            sum_v7 = t3_v7;
        }
        {
            const __m256i sum2_v0 = _mm256_add_epi64(sum_v0, sum_v4);
            const __m256i sum2_v1 = _mm256_add_epi64(sum_v1, sum_v5);
            const __m256i sum3_v0 = _mm256_add_epi64(sum_v2, sum_v6);
            const __m256i sum3_v1 = _mm256_add_epi64(sum_v3, sum_v7);
            const __m256i sum4_v0 = _mm256_add_epi64(sum2_v0, sum3_v0);
            const __m256i sum4_v1 = _mm256_add_epi64(sum2_v1, sum3_v1);
            const __m256i sum_v = _mm256_add_epi64(sum4_v0, sum4_v1);
            const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum3_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), sum2_v);
            const __m128i sum4_v = _mm_add_epi64(sum3_v, _mm_srli_si128(sum3_v, 8));
            const unsigned long sum_s2 = (unsigned long)_mm_cvtsi128_si64(sum4_v);
            sum = (long)(sum_s + sum_s2);
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (a[i] < 0)
            break;
        sum += a[i];
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
