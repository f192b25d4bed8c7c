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
    /* vcc: line 6: 32 lanes, avx2 */
    {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const __m256i t_v = _mm256_set1_epi8(95);
        const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)s_blocks);
        const __m256i mask_v = _mm256_cmpeq_epi8(s_v, t_v);
        const __m256i t2_v = _mm256_sub_epi8(s_v, _mm256_set1_epi8(97));
        const __m256i t3_v = _mm256_xor_si256(t2_v, _mm256_set1_epi8(-128));
        const __m256i t4_v = _mm256_xor_si256(_mm256_set1_epi8(25), _mm256_set1_epi8(-128));
        const __m256i mask2_v = _mm256_cmpgt_epi8(t3_v, t4_v);
        const __m256i t5_v = _mm256_sub_epi8(s_v, _mm256_set1_epi8(65));
        const __m256i t6_v = _mm256_xor_si256(t5_v, _mm256_set1_epi8(-128));
        const __m256i t7_v = _mm256_xor_si256(_mm256_set1_epi8(25), _mm256_set1_epi8(-128));
        const __m256i mask3_v = _mm256_cmpgt_epi8(t6_v, t7_v);
        const __m256i t8_v = _mm256_sub_epi8(s_v, _mm256_set1_epi8(48));
        const __m256i t9_v = _mm256_xor_si256(t8_v, _mm256_set1_epi8(-128));
        const __m256i t10_v = _mm256_xor_si256(_mm256_set1_epi8(9), _mm256_set1_epi8(-128));
        const __m256i mask4_v = _mm256_cmpgt_epi8(t9_v, t10_v);
        const __m256i mask5_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
        const __m256i mask6_v = _mm256_and_si256(_mm256_and_si256(mask2_v, mask3_v), mask4_v);
        const __m256i t11_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t12_v = _mm256_set1_epi8((char)(unsigned char)before);
        const __m256i mask7_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t11_v, t12_v), t11_v);
        const __m256i mask8_v = _mm256_and_si256(_mm256_and_si256(mask5_v, mask6_v), mask7_v);
        unsigned long reached;
        if (_mm256_movemask_epi8(mask8_v) != 0) {
            const unsigned int t13_v = (unsigned int)_mm256_movemask_epi8(mask8_v);
            const unsigned long t = (unsigned long)__builtin_ctz(t13_v);
            reached = t;
        } else {
            const __m256i t14_v = _mm256_set1_epi8(97);
            const __m256i t15_v = _mm256_set1_epi8(25);
            const __m256i t16_v = _mm256_set1_epi8(65);
            const __m256i t17_v = _mm256_set1_epi8(48);
            const __m256i t18_v = _mm256_set1_epi8(9);
            unsigned long found = end;
            unsigned long k;
            for (k = 32UL; k < end; k += 32) {
                const __m256i s2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
                const __m256i mask9_v = _mm256_cmpeq_epi8(s2_v, t_v);
                const __m256i t19_v = _mm256_sub_epi8(s2_v, t14_v);
                const __m256i t20_v = _mm256_xor_si256(t19_v, _mm256_set1_epi8(-128));
                const __m256i t21_v = _mm256_xor_si256(t15_v, _mm256_set1_epi8(-128));
                const __m256i mask10_v = _mm256_cmpgt_epi8(t20_v, t21_v);
                const __m256i t22_v = _mm256_sub_epi8(s2_v, t16_v);
                const __m256i t23_v = _mm256_xor_si256(t22_v, _mm256_set1_epi8(-128));
                const __m256i t24_v = _mm256_xor_si256(t15_v, _mm256_set1_epi8(-128));
                const __m256i mask11_v = _mm256_cmpgt_epi8(t23_v, t24_v);
                const __m256i t25_v = _mm256_sub_epi8(s2_v, t17_v);
                const __m256i t26_v = _mm256_xor_si256(t25_v, _mm256_set1_epi8(-128));
                const __m256i t27_v = _mm256_xor_si256(t18_v, _mm256_set1_epi8(-128));
                const __m256i mask12_v = _mm256_cmpgt_epi8(t26_v, t27_v);
                const __m256i mask13_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
                const __m256i mask14_v =
                    _mm256_and_si256(_mm256_and_si256(mask10_v, mask11_v), mask12_v);
                const __m256i mask15_v = _mm256_and_si256(mask13_v, mask14_v);
                if (_mm256_movemask_epi8(mask15_v) != 0) {
                    const unsigned int t28_v = (unsigned int)_mm256_movemask_epi8(mask15_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t28_v);
                    found = k + t2;
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
