/* vcc 0.1.0 wrote this from exit_checked_sum.c for avx2 */
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
/* kernel: int n | in i32 ix[n] | in i32 b[64] | i32 m | make m = 64 | make ix = ix[i] & 63 |
   exit ix = m + i | exit ix = -1 - i | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_checked_sum(int n, const int *ix, const int *b, int m)
{
    long s = 0;
#ifdef VCC_VECTOR
    {
    int i = 0;
    /* vcc: line 6: 8 lanes x 2, avx2 */
    if (n >= 80 && ((unsigned long)ix & 3) == 0) {
        const unsigned long before = ((unsigned long)ix & 63) >> 2;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned long s_s = 0UL;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = ix[k];
            if (t2 < 0) {
                begun = (long)k;
                break;
            }
            if (t2 >= m) {
                begun = (long)k;
                break;
            }
            const int t3 = b[(long)t2];
            s_s = s_s + (unsigned long)t3;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const int *ix_blocks = ix;
        __asm__("" : "+r"(ix_blocks));
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i m_v = _mm256_set1_epi32((int)m);
        __m256i s_v0 = t_v;
        __m256i s_v1 = t_v;
        __m256i s_v2 = t_v;
        __m256i s_v3 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            __m256i ix_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(ix_blocks + k2));
            __asm__("" : "+v"(ix_v0));
            __m256i ix_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(ix_blocks + k2 + 8));
            __asm__("" : "+v"(ix_v1));
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, ix_v0), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, ix_v1), _mm256_set1_epi32(-1));
            const __m256i mask2_v0 = _mm256_or_si256(_mm256_cmpgt_epi32(t2_v, ix_v0), mask_v0);
            const __m256i mask2_v1 = _mm256_or_si256(_mm256_cmpgt_epi32(t2_v, ix_v1), mask_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                reached = k2;
                break;
            }
            const __m256i b_v0 = _mm256_i32gather_epi32((const int *)(const void *)b, ix_v0, 4);
            const __m256i t_v0 = _mm256_srai_epi32(b_v0, 31);
            const __m256i t2_v0 = _mm256_unpacklo_epi32(b_v0, t_v0);
            const __m256i t2_v1 = _mm256_unpackhi_epi32(b_v0, t_v0);
            const __m256i b_v1 = _mm256_i32gather_epi32((const int *)(const void *)b, ix_v1, 4);
            const __m256i t_v1 = _mm256_srai_epi32(b_v1, 31);
            const __m256i t2_v2 = _mm256_unpacklo_epi32(b_v1, t_v1);
            const __m256i t2_v3 = _mm256_unpackhi_epi32(b_v1, t_v1);
            const __m256i t3_v0 = _mm256_add_epi64(s_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi64(s_v1, t2_v1);
            const __m256i t3_v2 = _mm256_add_epi64(s_v2, t2_v2);
            const __m256i t3_v3 = _mm256_add_epi64(s_v3, t2_v3);
            s_v0 = t3_v0;
            s_v1 = t3_v1;
            s_v2 = t3_v2;
            s_v3 = t3_v3;
        }
        {
            const __m256i s2_v0 = _mm256_add_epi64(s_v0, s_v2);
            const __m256i s2_v1 = _mm256_add_epi64(s_v1, s_v3);
            const __m256i s_v = _mm256_add_epi64(s2_v0, s2_v1);
            const __m128i s2_v = _mm256_extracti128_si256(s_v, 1);
            const __m128i s3_v = _mm_add_epi64(_mm256_castsi256_si128(s_v), s2_v);
            const __m128i s4_v = _mm_add_epi64(s3_v, _mm_srli_si128(s3_v, 8));
            const unsigned long s_s2 = (unsigned long)_mm_cvtsi128_si64(s4_v);
            s = (long)(s_s + s_s2);
            i = (int)reached;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (ix[i] < 0 || ix[i] >= m)
            goto bad;
        s += b[ix[i]];
    }
#ifdef VCC_VECTOR
    }
#endif
    return s;
bad:
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
