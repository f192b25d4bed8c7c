/* vcc 0.1.0 wrote this from exit_identifier.c for avx2 */
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
/* kernel: in u8 s[n+1] | make s = i == n ? 0 : i % 5 ? 97 + s[i] % 26 : 48 + s[i] % 10 | exit s = 64 |
   exit s = 123 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_identifier(const unsigned char *s)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    {
        const unsigned long before = (unsigned long)s & 7;
        char *s_blocks = (char *)((unsigned long)s & ~7UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const __m128i t_v = _mm_set1_epi8(95);
        const __m128i s_v = _mm_loadl_epi64((const __m128i *)(const void *)s_blocks);
        const __m128i t2_v = _mm_sub_epi8(s_v, _mm_set1_epi8(97));
        const __m128i t3_v = _mm_xor_si128(_mm_set1_epi8(25), _mm_set1_epi8(-128));
        const __m128i mask_v = _mm_cmpgt_epi8(_mm_xor_si128(t2_v, _mm_set1_epi8(-128)), t3_v);
        const __m128i t4_v = _mm_sub_epi8(s_v, _mm_set1_epi8(65));
        const __m128i t5_v = _mm_xor_si128(_mm_set1_epi8(25), _mm_set1_epi8(-128));
        const __m128i mask2_v = _mm_cmpgt_epi8(_mm_xor_si128(t4_v, _mm_set1_epi8(-128)), t5_v);
        const __m128i t6_v = _mm_sub_epi8(s_v, _mm_set1_epi8(48));
        const __m128i t7_v = _mm_xor_si128(_mm_set1_epi8(9), _mm_set1_epi8(-128));
        const __m128i mask3_v = _mm_cmpgt_epi8(_mm_xor_si128(t6_v, _mm_set1_epi8(-128)), t7_v);
        const __m128i mask4_v = _mm_xor_si128(_mm_cmpeq_epi8(s_v, t_v), _mm_set1_epi32(-1));
        const __m128i mask5_v = _mm_and_si128(_mm_and_si128(mask_v, mask2_v), mask3_v);
        const __m128i t8_v = _mm_set_epi8(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m128i t9_v = _mm_set1_epi8((char)(unsigned char)before);
        const __m128i mask6_v = _mm_cmpeq_epi8(_mm_max_epu8(t8_v, t9_v), t8_v);
        const __m128i mask7_v = _mm_and_si128(_mm_and_si128(mask4_v, mask5_v), mask6_v);
        const int t = (_mm_movemask_epi8(mask7_v) & 0xff) != 0;
        unsigned long reached;
        if (t) {
            const unsigned int t10_v = (unsigned int)_mm_movemask_epi8(mask7_v) & 0xffu;
            const unsigned long t2 = (unsigned long)__builtin_ctz(t10_v);
            reached = t2;
        } else {
            const __m128i t11_v = _mm_set1_epi8(97);
            const __m128i t12_v = _mm_set1_epi8(25);
            const __m128i t13_v = _mm_set1_epi8(65);
            const __m128i t14_v = _mm_set1_epi8(48);
            const __m128i t15_v = _mm_set1_epi8(9);
            unsigned long found = end;
            unsigned long k;
            for (k = 8UL; k < end; k += 8) {
                const __m128i s2_v = _mm_loadl_epi64((const __m128i *)(const void *)(s_blocks + k));
                const __m128i t16_v = _mm_sub_epi8(s2_v, t11_v);
                const __m128i t17_v = _mm_xor_si128(t12_v, _mm_set1_epi8(-128));
                const __m128i mask8_v =
                    _mm_cmpgt_epi8(_mm_xor_si128(t16_v, _mm_set1_epi8(-128)), t17_v);
                const __m128i t18_v = _mm_sub_epi8(s2_v, t13_v);
                const __m128i t19_v = _mm_xor_si128(t12_v, _mm_set1_epi8(-128));
                const __m128i mask9_v =
                    _mm_cmpgt_epi8(_mm_xor_si128(t18_v, _mm_set1_epi8(-128)), t19_v);
                const __m128i t20_v = _mm_sub_epi8(s2_v, t14_v);
                const __m128i t21_v = _mm_xor_si128(t15_v, _mm_set1_epi8(-128));
                const __m128i mask10_v =
                    _mm_cmpgt_epi8(_mm_xor_si128(t20_v, _mm_set1_epi8(-128)), t21_v);
                const __m128i mask11_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(s2_v, t_v), _mm_set1_epi32(-1));
                const __m128i mask12_v = _mm_and_si128(_mm_and_si128(mask8_v, mask9_v), mask10_v);
                const __m128i mask13_v = _mm_and_si128(mask11_v, mask12_v);
                const int t3 = (_mm_movemask_epi8(mask13_v) & 0xff) != 0;
                if (t3) {
                    const unsigned int t22_v = (unsigned int)_mm_movemask_epi8(mask13_v) & 0xffu;
                    const unsigned long t4 = (unsigned long)__builtin_ctz(t22_v);
                    found = k + t4;
                    break;
                }
            }
            reached = found;
        }
        i = (int)((reached < end ? reached : end) - before);
    }
    /* remaining iterations */
    while ((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z') ||
           (s[i] >= '0' && s[i] <= '9') || s[i] == '_') {
        VCC_KEEP_SCALAR;
        i++;
    }
#else
    while ((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z') ||
           (s[i] >= '0' && s[i] <= '9') || s[i] == '_')
        i++;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
