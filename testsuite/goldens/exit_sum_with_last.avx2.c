/* vcc 0.1.0 wrote this from exit_sum_with_last.c for avx2 */
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
/* kernel: int n | in u16 a[n] | exit a = 0 | -> u32 */
/* The element that ends the loop is part of the sum. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned exit_sum_with_last(int n, const unsigned short *a)
{
    unsigned sum = 0, i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, avx2; runs if no subscript wraps around */
    if (n >= 1 && 0UL <= 4294967295UL && 0UL + ((unsigned long)n - 1) <= 4294967295UL
        && ((unsigned long)a & 1) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned int sum_s = 0u;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned short t2 = a[k];
            if ((unsigned int)t2 == 0u) {
                begun = (long)k;
                break;
            }
            sum_s = sum_s + ((unsigned int)t2 ^ 21845u);
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const unsigned short *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi16(0);
        const __m256i t2_v = _mm256_set1_epi16(21845);
        __m256i sum_v = _mm256_set1_epi32(0);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 16));
            const __m256i mask_v0 = _mm256_cmpeq_epi16(a_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi16(a_v1, t_v);
            const __m256i mask_v = _mm256_or_si256(mask_v0, mask_v1);
            if (!_mm256_testz_si256(mask_v, mask_v)) {
                reached = k2;
                break;
            }
            const __m256i t_v0 = _mm256_xor_si256(a_v0, t2_v);
            const __m256i t_v1 = _mm256_xor_si256(a_v1, t2_v);
            const __m256i t2_v0 =
                _mm256_add_epi32(_mm256_and_si256(t_v0, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(t_v0, 16));
            const __m256i t2_v1 =
                _mm256_add_epi32(_mm256_and_si256(t_v1, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(t_v1, 16));
            sum_v = _mm256_add_epi32(sum_v, _mm256_add_epi32(t2_v0, t2_v1));
        }
        {
            const __m128i t3_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t4_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), t3_v);
            const __m128i t5_v = _mm_add_epi32(t4_v, _mm_srli_si128(t4_v, 8));
            const __m128i t6_v = _mm_add_epi32(t5_v, _mm_srli_si128(t5_v, 4));
            const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t6_v);
            sum = sum_s + t3;
            i = (unsigned int)reached;
        }
    }
    /* remaining iterations */
    while ((int)i < n) {
        VCC_KEEP_SCALAR;
#else
    while ((int)i < n) {
#endif
        sum += a[i] ^ 0x5555;
        if (a[i++] == 0)
            break;
    }
    return sum * 2 + i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
