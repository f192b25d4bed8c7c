/* vcc 0.1.0 wrote this from exit_running_value.c for avx2 */
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
/* kernel: int n | in u32 a[n] | u32 end | exit a = end | -> u32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned exit_running_value(int n, const unsigned *a, unsigned end)
{
    unsigned hash = 17;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, avx2 */
    int i_done = 0;
    if (n >= 1 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 127) >> 2;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned int hash_s = 17u;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned int t2 = a[k];
            if (t2 == end) {
                begun = (long)k;
                break;
            }
            hash_s = hash_s ^ (t2 << ((unsigned int)k & 7u));
        }
        const unsigned long end_s =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const unsigned int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i end_v = _mm256_set1_epi32((int)end);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_set1_epi32(8);
        const __m256i t4_v = _mm256_set1_epi32(16);
        const __m256i t5_v = _mm256_set1_epi32(24);
        const __m256i t6_v = _mm256_set1_epi32(32);
        const __m256i t7_v = _mm256_set1_epi32(7);
        __m256i t8_v = _mm256_add_epi32(_mm256_set1_epi32((int)(int)begun), t2_v);
        __m256i hash_v0 = t_v;
        __m256i hash_v1 = t_v;
        __m256i hash_v2 = t_v;
        __m256i hash_v3 = t_v;
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
            const __m256i t_v0 = _mm256_and_si256(t8_v, t7_v);
            const __m256i t_v1 = _mm256_and_si256(_mm256_add_epi32(t8_v, t3_v), t7_v);
            const __m256i t_v2 = _mm256_and_si256(_mm256_add_epi32(t8_v, t4_v), t7_v);
            const __m256i t_v3 = _mm256_and_si256(_mm256_add_epi32(t8_v, t5_v), t7_v);
            t8_v = _mm256_add_epi32(t8_v, t6_v);
            hash_v0 = _mm256_xor_si256(hash_v0, _mm256_sllv_epi32(a_v0, t_v0));
            hash_v1 = _mm256_xor_si256(hash_v1, _mm256_sllv_epi32(a_v1, t_v1));
            hash_v2 = _mm256_xor_si256(hash_v2, _mm256_sllv_epi32(a_v2, t_v2));
            hash_v3 = _mm256_xor_si256(hash_v3, _mm256_sllv_epi32(a_v3, t_v3));
        }
        {
            const __m256i hash_v = _mm256_xor_si256(hash_v1, hash_v3);
            const __m256i hash2_v = _mm256_xor_si256(_mm256_xor_si256(hash_v0, hash_v2), hash_v);
            const __m128i hash3_v = _mm256_extracti128_si256(hash2_v, 1);
            const __m128i hash4_v = _mm_xor_si128(_mm256_castsi256_si128(hash2_v), hash3_v);
            const __m128i hash5_v = _mm_xor_si128(hash4_v, _mm_srli_si128(hash4_v, 8));
            const __m128i hash6_v = _mm_xor_si128(hash5_v, _mm_srli_si128(hash5_v, 4));
            const unsigned int hash_s2 = (unsigned int)_mm_cvtsi128_si32(hash6_v);
            hash = hash_s ^ hash_s2;
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        hash ^= a[i] << (i & 7);
        if (a[i] == end)
            return hash;
    }
    return ~hash;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
