/* vcc 0.1.0 wrote this from exit_blank_until.c for avx2 */
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
/* kernel: int n | inout i8 s[n] | exit s = '#' */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_blank_until(int n, char *s)
{
    char *e = s + n;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes x 2, avx2 */
    {
        const unsigned long trips = (unsigned long)e - (unsigned long)s;
        if ((unsigned long)s < (unsigned long)e && trips >= 64) {
            const unsigned long trips2 = trips < 4611686018427387904UL ? trips
                : 4611686018427387904UL;
            const unsigned long lead = (0UL - ((unsigned long)s & 63)) & 63;
            const unsigned long t = trips2 < lead ? trips2 : lead;
            unsigned long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const signed char t2 = (signed char)s[k];
                if ((int)t2 == 35) {
                    begun = k;
                    break;
                }
                s[k] = (char)32;
            }
            const unsigned long end = begun == lead ? lead + ((trips2 - lead) & ~63UL) : begun;
            char *s_blocks = s;
            __asm__("" : "+r"(s_blocks));
            const __m256i t_v = _mm256_set1_epi8(35);
            const __m256i s_blocks_new_v = _mm256_set1_epi8(32);
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = begun; k2 < end; k2 += 64) {
                const __m256i s_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k2));
                const __m256i mask_v0 = _mm256_cmpeq_epi8(s_v0, t_v);
                const __m256i s_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k2 + 32));
                const __m256i mask_v1 = _mm256_cmpeq_epi8(s_v1, t_v);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                    reached = k2;
                    break;
                }
                _mm256_storeu_si256((__m256i *)(void *)(s_blocks + k2), s_blocks_new_v);
                _mm256_storeu_si256((__m256i *)(void *)(s_blocks + k2 + 32), s_blocks_new_v);
            }
            s = s + reached;
        }
    }
    /* remaining iterations */
    for (; s < e; s++) {
        VCC_KEEP_SCALAR;
#else
    for (; s < e; s++) {
#endif
        if (*s == '#')
            break;
        *s = ' ';
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
