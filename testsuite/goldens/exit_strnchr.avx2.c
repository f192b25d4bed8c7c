/* vcc 0.1.0 wrote this from exit_strnchr.c for avx2 */
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
/* kernel: int n | in i8 s[n] | i8 c | exit s = 0 | exit s = c | -> i32 */
/* Ends at a length and at NUL. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_strnchr(int n, const char *s, char c)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = (unsigned long)s & 63;
        char *s_blocks = (char *)((unsigned long)s & ~63UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (unsigned long)n + before;
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8((char)(signed char)c);
        const __m256i t3_v = _mm256_set1_epi8((char)(unsigned char)before);
        const __m256i t4_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i s_v0 = _mm256_loadu_si256((const __m256i *)(const void *)s_blocks);
        const __m256i s_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + 32));
        const __m256i mask_v0 = _mm256_cmpeq_epi8(s_v0, t2_v);
        const __m256i mask_v1 = _mm256_cmpeq_epi8(s_v1, t2_v);
        const __m256i t5_v = _mm256_add_epi8(t4_v, _mm256_set1_epi8(32));
        const __m256i mask2_v0 = _mm256_or_si256(_mm256_cmpeq_epi8(s_v0, t_v), mask_v0);
        const __m256i mask3_v0 = _mm256_cmpeq_epi8(_mm256_max_epu8(t4_v, t3_v), t4_v);
        const __m256i mask4_v0 = _mm256_and_si256(mask2_v0, mask3_v0);
        const __m256i mask2_v1 = _mm256_or_si256(_mm256_cmpeq_epi8(s_v1, t_v), mask_v1);
        const __m256i mask3_v1 = _mm256_cmpeq_epi8(_mm256_max_epu8(t5_v, t3_v), t5_v);
        const __m256i mask4_v1 = _mm256_and_si256(mask2_v1, mask3_v1);
        unsigned long reached;
        if (_mm256_movemask_epi8(_mm256_or_si256(mask4_v0, mask4_v1)) != 0) {
            const unsigned long t6_v = (unsigned int)_mm256_movemask_epi8(mask4_v0)
                | ((unsigned long)(unsigned int)_mm256_movemask_epi8(mask4_v1) << 32);
            const unsigned long t = (unsigned long)__builtin_ctzl(t6_v);
            reached = t;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 64UL; k < end; k += 64) {
                const __m256i s2_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
                const __m256i s2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k + 32));
                const __m256i mask5_v0 = _mm256_cmpeq_epi8(s2_v0, t2_v);
                const __m256i mask6_v0 = _mm256_or_si256(_mm256_cmpeq_epi8(s2_v0, t_v), mask5_v0);
                const __m256i mask5_v1 = _mm256_cmpeq_epi8(s2_v1, t2_v);
                const __m256i mask6_v1 = _mm256_or_si256(_mm256_cmpeq_epi8(s2_v1, t_v), mask5_v1);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask6_v0, mask6_v1)) != 0) {
                    const unsigned long t7_v = (unsigned int)_mm256_movemask_epi8(mask6_v0)
                        | ((unsigned long)(unsigned int)_mm256_movemask_epi8(mask6_v1) << 32);
                    const unsigned long t2 = (unsigned long)__builtin_ctzl(t7_v);
                    found = k + t2;
                    break;
                }
            }
            reached = found;
        }
        i_done = (int)((reached < end ? reached : end) - before);
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (s[i] == '\0')
            break;
        if (s[i] == c)
            return i;
    }
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
