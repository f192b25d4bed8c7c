/* vcc 0.1.0 wrote this from exit_last_while.c for avx2 */
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
/* kernel: size n | in u8 s[n] | u8 c | exit s = c | down | -> i64 */
/* As memrchr. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_last_while(unsigned long n, const unsigned char *s, unsigned char c)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    if (n > 0) {
        const unsigned long t = 0UL - ((unsigned long)(s + (long)(n - 1)) + 1);
        const unsigned long before = t & 31;
        const unsigned long t2 = (unsigned long)(s + (long)(n - 1)) + before * 1;
        char *s_blocks = (char *)t2;
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (n < 4611686018427387904UL ? n : 4611686018427387904UL) + before;
        const __m256i t_v = _mm256_set1_epi8((char)(unsigned char)(unsigned int)c);
        const __m256i s_v =
            _mm256_loadu_si256((const __m256i *)(const void *)((const char *)s_blocks - 31));
        const __m256i s2_v =
            _mm256_permute4x64_epi64(_mm256_shuffle_epi8(s_v,
            _mm256_broadcastsi128_si256(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
            14, 15))), 0x4e);
        const __m256i t2_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_set1_epi8((char)(unsigned char)before);
        const __m256i mask_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t2_v, t3_v), t2_v);
        const __m256i mask2_v = _mm256_and_si256(_mm256_cmpeq_epi8(s2_v, t_v), mask_v);
        unsigned long reached;
        if (_mm256_movemask_epi8(mask2_v) != 0) {
            const unsigned int t4_v = (unsigned int)_mm256_movemask_epi8(mask2_v);
            const unsigned long t4 = (unsigned long)__builtin_ctz(t4_v);
            reached = t4;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 32UL; k < end; k += 32) {
                const __m256i s3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(s_blocks - k) - 31));
                const __m256i s4_v =
                    _mm256_permute4x64_epi64(_mm256_shuffle_epi8(s3_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15))), 0x4e);
                const __m256i mask3_v = _mm256_cmpeq_epi8(s4_v, t_v);
                if (_mm256_movemask_epi8(mask3_v) != 0) {
                    const unsigned int t5_v = (unsigned int)_mm256_movemask_epi8(mask3_v);
                    const unsigned long t5 = (unsigned long)__builtin_ctz(t5_v);
                    found = k + t5;
                    break;
                }
            }
            reached = found;
        }
        const unsigned long t3 = n - ((reached < end ? reached : end) - before);
        n = t3;
    }
    /* remaining iterations */
    while (n--) {
        VCC_KEEP_SCALAR;
        if (s[n] == c)
            return (long)n;
    }
#else
    while (n--)
        if (s[n] == c)
            return (long)n;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
