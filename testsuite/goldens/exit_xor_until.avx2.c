/* vcc 0.1.0 wrote this from exit_xor_until.c for avx2 */
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
/* kernel: int n | in u64 a[n] | in u64 b[n] | exit a = b[i] | -> u64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long exit_xor_until(int n, const unsigned long *a, const unsigned long *b)
{
    unsigned long all = 0;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, avx2; runs if blocks of all that decides over the exit begin with
       the same element */
    if (n >= 1 && ((unsigned long)a & 7) == 0
        && (((unsigned long)b - (unsigned long)a) & 255) == 0) {
        const unsigned long before = ((unsigned long)a & 255) >> 3;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned long all_s = 0UL;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned long t2 = a[k];
            const unsigned long t3 = b[k];
            if (t2 == t3) {
                begun = (long)k;
                break;
            }
            all_s = all_s ^ (t2 + t3);
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const unsigned long *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const unsigned long *b_blocks = b;
        __asm__("" : "+r"(b_blocks));
        const __m256i t_v = _mm256_set1_epi64x(0l);
        __m256i all_v0 = t_v;
        __m256i all_v1 = t_v;
        __m256i all_v2 = t_v;
        __m256i all_v3 = t_v;
        __m256i all_v4 = t_v;
        __m256i all_v5 = t_v;
        __m256i all_v6 = t_v;
        __m256i all_v7 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 4));
            const __m256i a_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i a_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 12));
            const __m256i a_v4 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 16));
            const __m256i a_v5 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 20));
            const __m256i a_v6 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 24));
            const __m256i a_v7 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 28));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2));
            const __m256i b_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 4));
            const __m256i b_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 8));
            const __m256i b_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 12));
            const __m256i b_v4 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 16));
            const __m256i b_v5 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 20));
            const __m256i b_v6 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 24));
            const __m256i b_v7 =
                _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2 + 28));
            const __m256i mask_v0 = _mm256_cmpeq_epi64(a_v0, b_v0);
            const __m256i mask_v1 = _mm256_cmpeq_epi64(a_v1, b_v1);
            const __m256i mask_v2 = _mm256_cmpeq_epi64(a_v2, b_v2);
            const __m256i mask_v3 = _mm256_cmpeq_epi64(a_v3, b_v3);
            const __m256i mask_v4 = _mm256_cmpeq_epi64(a_v4, b_v4);
            const __m256i mask_v5 = _mm256_cmpeq_epi64(a_v5, b_v5);
            const __m256i mask_v6 = _mm256_cmpeq_epi64(a_v6, b_v6);
            const __m256i mask_v7 = _mm256_cmpeq_epi64(a_v7, b_v7);
            const __m256i mask_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i mask2_v = _mm256_or_si256(mask_v6, mask_v7);
            const __m256i mask3_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v);
            const __m256i mask4_v = _mm256_or_si256(_mm256_or_si256(mask_v4, mask_v5), mask2_v);
            const __m256i mask5_v = _mm256_or_si256(mask3_v, mask4_v);
            if (!_mm256_testz_si256(mask5_v, mask5_v)) {
                reached = k2;
                break;
            }
            all_v0 = _mm256_xor_si256(all_v0, _mm256_add_epi64(a_v0, b_v0));
            all_v1 = _mm256_xor_si256(all_v1, _mm256_add_epi64(a_v1, b_v1));
            all_v2 = _mm256_xor_si256(all_v2, _mm256_add_epi64(a_v2, b_v2));
            all_v3 = _mm256_xor_si256(all_v3, _mm256_add_epi64(a_v3, b_v3));
            all_v4 = _mm256_xor_si256(all_v4, _mm256_add_epi64(a_v4, b_v4));
            all_v5 = _mm256_xor_si256(all_v5, _mm256_add_epi64(a_v5, b_v5));
            all_v6 = _mm256_xor_si256(all_v6, _mm256_add_epi64(a_v6, b_v6));
            all_v7 = _mm256_xor_si256(all_v7, _mm256_add_epi64(a_v7, b_v7));
        }
        {
            const __m256i all_v = _mm256_xor_si256(all_v2, all_v6);
            const __m256i all2_v = _mm256_xor_si256(all_v3, all_v7);
            const __m256i all3_v = _mm256_xor_si256(_mm256_xor_si256(all_v0, all_v4), all_v);
            const __m256i all4_v = _mm256_xor_si256(_mm256_xor_si256(all_v1, all_v5), all2_v);
            const __m256i all5_v = _mm256_xor_si256(all3_v, all4_v);
            const __m128i all6_v = _mm256_extracti128_si256(all5_v, 1);
            const __m128i all7_v = _mm_xor_si128(_mm256_castsi256_si128(all5_v), all6_v);
            const __m128i all8_v = _mm_xor_si128(all7_v, _mm_srli_si128(all7_v, 8));
            const unsigned long all_s2 = (unsigned long)_mm_cvtsi128_si64(all8_v);
            all = all_s ^ all_s2;
            i = (int)reached;
        }
    }
    /* remaining iterations */
    for (;;) {
        VCC_KEEP_SCALAR;
#else
    for (;;) {
#endif
        if (i >= n)
            break;
        if (a[i] == b[i])
            break;
        all ^= a[i] + b[i];
        i++;
    }
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
