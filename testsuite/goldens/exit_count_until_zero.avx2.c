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
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8((char)(unsigned char)(unsigned int)c);
        const __m256i t3_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        __m256i count_v = _mm256_set1_epi64x(0l);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
            const __m256i mask_v = _mm256_cmpeq_epi8(s_v, t_v);
            const __m256i mask2_v = _mm256_cmpeq_epi8(s_v, t2_v);
            const __m256i t4_v = _mm256_and_si256(mask2_v, _mm256_set1_epi8(1));
            const __m256i t5_v = _mm256_sad_epu8(t4_v, _mm256_setzero_si256());
            const __m256i t6_v = _mm256_add_epi64(count_v, t5_v);
            __m256i count2_v = t6_v;
            if (__builtin_expect((long)(_mm256_movemask_epi8(mask_v) != 0
                || k - before >= 2147483616), 0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const __m256i t7_v = _mm256_set1_epi8((char)(unsigned char)first);
                const __m256i mask3_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t3_v, t7_v), t3_v);
                const __m256i mask4_v = _mm256_and_si256(mask_v, mask3_v);
                unsigned long behind = 32UL;
                if (_mm256_movemask_epi8(mask4_v) != 0) {
                    const unsigned int t14_v = (unsigned int)_mm256_movemask_epi8(mask4_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t14_v);
                    behind = t2;
                }
                const unsigned long t = end - k;
                const unsigned long behind2 = t < behind ? t : behind;
                const __m256i t8_v = _mm256_set1_epi8((char)(unsigned char)(behind2 - 1));
                const __m256i t9_v = _mm256_set1_epi8((char)(unsigned char)(first - 1));
                const __m256i mask5_v = _mm256_cmpgt_epi8(t3_v, t8_v);
                const __m256i mask6_v = _mm256_xor_si256(_mm256_cmpgt_epi8(t3_v, t9_v), mask5_v);
                const __m256i t10_v = _mm256_and_si256(mask2_v, _mm256_set1_epi8(1));
                const __m256i t11_v = _mm256_and_si256(mask6_v, t10_v);
                const __m256i t12_v = _mm256_sad_epu8(t11_v, _mm256_setzero_si256());
                const __m256i t13_v = _mm256_add_epi64(count_v, t12_v);
                if (behind2 < 32) {
                    reached = k + behind2;
                    count_v = t13_v;
                    break;
                }
                count2_v = t13_v;
            }
            count_v = count2_v;
        }
        {
            const __m128i t15_v = _mm256_extracti128_si256(count_v, 1);
            const __m128i t16_v = _mm_add_epi64(_mm256_castsi256_si128(count_v), t15_v);
            const __m128i t17_v = _mm_add_epi64(t16_v, _mm_srli_si128(t16_v, 8));
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(t17_v);
            s = s + (long)(reached - before);
            count = (int)((unsigned int)count + (unsigned int)t3);
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
