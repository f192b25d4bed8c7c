/* vcc 0.1.0 wrote this from exit_prefix_copy.c for avx2 */
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
/* kernel: in u16 a[n+1] | in u16 b[n] | out u16 c[n] restrict | make a = i < n ? 1 + a[i] % 65535 : 0 |
   make b = a[i] | exit b = a[i] ^ 1 | exit a = 0 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_prefix_copy(const unsigned short *a, const unsigned short *b, unsigned short *restrict c)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, avx2; runs if blocks of all that decides over the exit begin with the
       same element */
    int i_done = 0;
    {
        const unsigned long before = ((unsigned long)a & 31) >> 1;
        if (((unsigned long)a & 1) == 0 && (((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long lead = (0UL - before) & 15;
            const unsigned long t = 2147483647UL < lead ? 2147483647UL : lead;
            unsigned long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const unsigned short t2 = a[k];
                if (t2 == 0) {
                    begun = k;
                    break;
                }
                const unsigned short t3 = b[k];
                if ((unsigned int)t2 != (unsigned int)t3) {
                    begun = k;
                    break;
                }
                c[k] = t2;
            }
            const unsigned long end = begun == lead ? lead + ((2147483647UL - lead) & ~15UL)
                : begun;
            const unsigned short *a_blocks = a;
            __asm__("" : "+r"(a_blocks));
            const unsigned short *b_blocks = b;
            __asm__("" : "+r"(b_blocks));
            const __m256i t_v = _mm256_set1_epi16(0);
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = begun; k2 < end; k2 += 16) {
                const unsigned short t4 = a[k2];
                if (t4 == 0) {
                    reached = k2;
                    break;
                }
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
                const __m256i b_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k2));
                const __m256i mask_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi16(a_v, b_v), _mm256_set1_epi32(-1));
                const __m256i mask2_v = _mm256_or_si256(_mm256_cmpeq_epi16(a_v, t_v), mask_v);
                if (_mm256_movemask_epi8(mask2_v) != 0) {
                    reached = k2;
                    break;
                }
                _mm256_storeu_si256((__m256i *)(void *)(c + k2), a_v);
            }
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; a[i]; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; a[i]; i++) {
#endif
        if (a[i] != b[i])
            break;
        c[i] = a[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
