/* vcc 0.1.0 wrote this from exit_strchr.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__CHAR_UNSIGNED__) \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
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
/* kernel: in i8 s[n+1] | i8 c | make s = i < n ? s[i] : 0 | exit s = c | exit s = 0 | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_strchr(const char *s, char c)
{
    const char *p = s;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const __m256i t_v = _mm256_set1_epi8((char)(signed char)c);
        const __m256i t2_v = _mm256_set1_epi8(0);
        const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)s_blocks);
        const __m256i mask_v = _mm256_cmpeq_epi8(s_v, t2_v);
        const __m256i t3_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t4_v = _mm256_set1_epi8((char)(unsigned char)before);
        const __m256i mask2_v = _mm256_or_si256(_mm256_cmpeq_epi8(s_v, t_v), mask_v);
        const __m256i mask3_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t3_v, t4_v), t3_v);
        const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
        unsigned long reached;
        if (_mm256_movemask_epi8(mask4_v) != 0) {
            const unsigned int t5_v = (unsigned int)_mm256_movemask_epi8(mask4_v);
            const unsigned long t = (unsigned long)__builtin_ctz(t5_v);
            reached = t;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 32UL; k < end; k += 32) {
                const __m256i s2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
                const __m256i mask5_v = _mm256_cmpeq_epi8(s2_v, t2_v);
                const __m256i mask6_v = _mm256_or_si256(_mm256_cmpeq_epi8(s2_v, t_v), mask5_v);
                if (_mm256_movemask_epi8(mask6_v) != 0) {
                    const unsigned int t6_v = (unsigned int)_mm256_movemask_epi8(mask6_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t6_v);
                    found = k + t2;
                    break;
                }
            }
            reached = found;
        }
        p = p + (long)((reached < end ? reached : end) - before);
    }
    /* remaining iterations */
    for (;; p++) {
        VCC_KEEP_SCALAR;
#else
    for (;; p++) {
#endif
        if (*p == c)
            return p - s;
        if (*p == '\0')
            return -1;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
