/* vcc 0.1.0 wrote this from exit_length_utf16.c for avx2 */
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
/* kernel: in u16 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 0 | -> size */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long exit_length_utf16(const unsigned short *s)
{
    unsigned long length;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, avx2 */
    length = 0;
    {
        const unsigned long before = ((unsigned long)s & 31) >> 1;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        if (((unsigned long)s & 1) == 0) {
            const unsigned long end = 2147483647UL + before;
            const __m256i t_v = _mm256_set1_epi16(0);
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)s_blocks);
            const __m256i t2_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t3_v = _mm256_set1_epi16((short)(unsigned short)(before - 1));
            const __m256i mask_v = _mm256_cmpgt_epi16(t2_v, t3_v);
            const __m256i mask2_v = _mm256_and_si256(_mm256_cmpeq_epi16(s_v, t_v), mask_v);
            unsigned long reached;
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned int t4_v = (unsigned int)_mm256_movemask_epi8(mask2_v) & 0x55555555u;
                const unsigned long t = (unsigned long)__builtin_ctz(t4_v) / 2;
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const __m256i s2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k * 2));
                    const __m256i mask3_v = _mm256_cmpeq_epi16(s2_v, t_v);
                    if (_mm256_movemask_epi8(mask3_v) != 0) {
                        const unsigned int t5_v =
                            (unsigned int)_mm256_movemask_epi8(mask3_v) & 0x55555555u;
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t5_v) / 2;
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            length = (reached < end ? reached : end) - before;
        }
    }
    /* remaining iterations */
    for (; s[length]; length++) {
        VCC_KEEP_SCALAR;
    }
#else
    for (length = 0; s[length]; length++)
        ;
#endif
    return length;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
