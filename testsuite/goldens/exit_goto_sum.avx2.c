/* vcc 0.1.0 wrote this from exit_goto_sum.c for avx2 */
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
/* kernel: int n | in u8 s[n] | make s = 1 + s[i] % 127 | exit s = 128 + i % 128 | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_goto_sum(int n, const unsigned char *s)
{
    long sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, avx2 */
    i = 0;
    if (n >= 1) {
        const unsigned long lead = (0UL - ((unsigned long)s & 31)) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned long sum_s = 0UL;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned char t2 = s[k];
            if ((int)t2 >= 128) {
                begun = (long)k;
                break;
            }
            sum_s = sum_s + (unsigned long)t2;
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const unsigned char *s_blocks = s;
        __asm__("" : "+r"(s_blocks));
        const __m256i t_v = _mm256_set1_epi8(-128);
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k2));
            const __m256i mask_v = _mm256_cmpeq_epi8(_mm256_max_epu8(s_v, t_v), s_v);
            if (!_mm256_testz_si256(mask_v, mask_v)) {
                reached = k2;
                break;
            }
            const __m256i t2_v = _mm256_sad_epu8(s_v, _mm256_setzero_si256());
            sum_v = _mm256_add_epi64(sum_v, t2_v);
        }
        {
            const __m128i t3_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t4_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t3_v);
            const __m128i t5_v = _mm_add_epi64(t4_v, _mm_srli_si128(t4_v, 8));
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(t5_v);
            sum = (long)(sum_s + t3);
            i = (int)reached;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (s[i] >= 128)
            goto bad;
        sum += s[i];
    }
    return sum;
bad:
    return -1 - i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
