/* vcc 0.1.0 wrote this from exit_count_until_zero.c for avx2 */
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
/* kernel: in u8 s[n+1] | u8 c | make c = 1 + c % 255 | make s = i == n ? 0 : s[i] % 4 ? s[i] : c |
   exit s = 0 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_count_until_zero(const unsigned char *s, unsigned char c)
{
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, avx2 */
    {
        const unsigned long lead = (0UL - ((unsigned long)s & 31)) & 31;
        const unsigned long t = 2147483647UL < lead ? 2147483647UL : lead;
        const unsigned int t2 = (unsigned int)c;
        unsigned int count_s = 0u;
        unsigned long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < t; k++) {
            const unsigned char t3 = s[k];
            if (t3 == 0) {
                begun = k;
                break;
            }
            unsigned int t4 = count_s;
            if ((unsigned int)t3 == t2) {
                t4 = count_s + 1u;
            }
            count_s = t4;
        }
        const unsigned long end = begun == lead ? lead + ((2147483647UL - lead) & ~31UL) : begun;
        const unsigned char *s_blocks = s;
        __asm__("" : "+r"(s_blocks));
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8((char)(unsigned char)t2);
        __m256i count_v = _mm256_set1_epi64x(0l);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = begun; k2 < end; k2 += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k2));
            const __m256i mask_v = _mm256_cmpeq_epi8(s_v, t_v);
            if (!_mm256_testz_si256(mask_v, mask_v)) {
                reached = k2;
                break;
            }
            const __m256i mask2_v = _mm256_cmpeq_epi8(s_v, t2_v);
            const __m256i t3_v = _mm256_and_si256(mask2_v, _mm256_set1_epi8(1));
            const __m256i t4_v = _mm256_sad_epu8(t3_v, _mm256_setzero_si256());
            count_v = _mm256_add_epi64(count_v, t4_v);
        }
        {
            const __m128i t5_v = _mm256_extracti128_si256(count_v, 1);
            const __m128i t6_v = _mm_add_epi64(_mm256_castsi256_si128(count_v), t5_v);
            const __m128i t7_v = _mm_add_epi64(t6_v, _mm_srli_si128(t6_v, 8));
            const unsigned long t5 = (unsigned long)_mm_cvtsi128_si64(t7_v);
            s = s + reached;
            count = (int)(count_s + (unsigned int)t5);
        }
    }
    /* remaining iterations */
    for (; *s; s++) {
        VCC_KEEP_SCALAR;
        if (*s == c)
            count++;
    }
#else
    for (; *s; s++)
        if (*s == c)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
