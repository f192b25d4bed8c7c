/* vcc 0.1.0 wrote this from exit_confirmed_string.c for avx2 */
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
/* kernel: in i8 s[n+2] | make s = i < n ? (i % 3 ? (s[i] & 63) + 64 : '-') : 0 |
   exit s[i] = '-', s[i + 1] = '>' | exit s = 0 | -> u64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long exit_confirmed_string(const char *s)
{
    const char *p = s;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, avx2 */
    {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8(45);
        const __m256i t3_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
            const __m256i mask_v = _mm256_cmpeq_epi8(s_v, t2_v);
            const __m256i mask2_v = _mm256_or_si256(_mm256_cmpeq_epi8(s_v, t_v), mask_v);
            if (__builtin_expect((long)(_mm256_movemask_epi8(mask2_v) != 0), 0L)) {
                const unsigned long t = k + 32;
                __m256i mask3_v = mask2_v;
                unsigned long found = t;
                /* lanes in which it may be left, one at a time */
                int more;
                do {
                    const unsigned int t4_v = (unsigned int)_mm256_movemask_epi8(mask3_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t4_v);
                    const unsigned long possible = k + t2;
                    const unsigned long t3 = possible - before;
                    if (t3 < 2147483647) {
                        const signed char t4 = (signed char)s[t3];
                        if (t4 == 0) {
                            found = possible;
                            break;
                        }
                        if ((int)t4 == 45) {
                            const signed char t5 = (signed char)(s + 1)[t3];
                            if ((int)t5 == 62) {
                                found = possible;
                                break;
                            }
                        }
                    }
                    const __m256i t5_v = _mm256_set1_epi8((char)(unsigned char)t2);
                    const __m256i t6_v = _mm256_xor_si256(t3_v, _mm256_set1_epi8(-128));
                    const __m256i t7_v = _mm256_xor_si256(t5_v, _mm256_set1_epi8(-128));
                    const __m256i mask4_v = _mm256_cmpgt_epi8(t6_v, t7_v);
                    const __m256i mask5_v = _mm256_and_si256(mask3_v, mask4_v);
                    more = _mm256_movemask_epi8(mask5_v) != 0;
                    mask3_v = mask5_v;
                } while (more);
                if (found != t) {
                    reached = found;
                    break;
                }
            }
        }
        p = p + (long)(reached - before);
    }
    /* remaining iterations */
    while (*p) {
        VCC_KEEP_SCALAR;
#else
    while (*p) {
#endif
        if (*p == '-' && p[1] == '>')
            return 2 * (unsigned long)(p - s);
        p++;
    }
    return 2 * (unsigned long)(p - s) + 1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
