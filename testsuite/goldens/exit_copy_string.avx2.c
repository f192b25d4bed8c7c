/* vcc 0.1.0 wrote this from exit_copy_string.c for avx2 */
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
/* kernel: in i8 s[n+1] | out i8 d[n+1] restrict | make s = i < n ? s[i] : 0 | exit s = 0 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_copy_string(const char *s, char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes, avx2; runs if s and d are far enough apart */
    {
        const unsigned long before = (unsigned long)s & 31;
        if ((unsigned long)d - (unsigned long)s - 1 >= 31) {
            const unsigned long lead = (0UL - before) & 31;
            const unsigned long t = 2147483647UL < lead ? 2147483647UL : lead;
            unsigned long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const signed char t2 = (signed char)s[k];
                if ((int)t2 == 0) {
                    begun = k;
                    break;
                }
                d[k] = (char)t2;
            }
            const unsigned long end = begun == lead ? lead + ((2147483647UL - lead) & ~31UL)
                : begun;
            const char *s_blocks = s;
            __asm__("" : "+r"(s_blocks));
            const __m256i t_v = _mm256_set1_epi8(0);
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = begun; k2 < end; k2 += 32) {
                const __m256i s_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k2));
                if (_mm256_movemask_epi8(_mm256_cmpeq_epi8(s_v, t_v)) != 0) {
                    reached = k2;
                    break;
                }
                _mm256_storeu_si256((__m256i *)(void *)(d + k2), s_v);
            }
            s = s + reached;
            d = d + reached;
        }
    }
    /* remaining iterations */
    while ((*d++ = *s++) != '\0') {
        VCC_KEEP_SCALAR;
    }
#else
    while ((*d++ = *s++) != '\0')
        ;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
