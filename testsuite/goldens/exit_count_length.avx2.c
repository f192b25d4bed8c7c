/* vcc 0.1.0 wrote this from exit_count_length.c for avx2 */
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
/* kernel: int n | in i8 s[n] | make s = s[i] & 1 ? 'a' : 'b' | exit s = 'c' | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_count_length(int n, const char *s)
{
    long as = 0, length = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    if (n >= 1) {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (unsigned long)n + before;
        const __m256i t_v = _mm256_set1_epi8(98);
        const __m256i t2_v = _mm256_set1_epi8(97);
        const unsigned long whole = 31UL < (unsigned long)n ? (unsigned long)n - 31 : 0UL;
        const __m256i t3_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        __m256i as_v = _mm256_set1_epi64x(0l);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi8(s_v, t_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v =
                _mm256_xor_si256(_mm256_cmpeq_epi8(s_v, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            const __m256i mask4_v = _mm256_cmpeq_epi8(s_v, t2_v);
            const __m256i t4_v = _mm256_and_si256(mask4_v, _mm256_set1_epi8(1));
            const __m256i t5_v = _mm256_sad_epu8(t4_v, _mm256_setzero_si256());
            const __m256i t6_v = _mm256_add_epi64(as_v, t5_v);
            __m256i as2_v = t6_v;
            if (__builtin_expect((long)(_mm256_movemask_epi8(mask3_v) != 0 || k - before >= whole),
                0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const __m256i t7_v = _mm256_set1_epi8((char)(unsigned char)first);
                const __m256i mask5_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t3_v, t7_v), t3_v);
                const __m256i mask6_v = _mm256_and_si256(mask3_v, mask5_v);
                unsigned long behind = 32UL;
                if (_mm256_movemask_epi8(mask6_v) != 0) {
                    const unsigned int t13_v = (unsigned int)_mm256_movemask_epi8(mask6_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t13_v);
                    behind = t2;
                }
                const unsigned long t = end - k;
                const unsigned long behind2 = t < behind ? t : behind;
                const __m256i t8_v = _mm256_set1_epi8((char)(unsigned char)(behind2 - 1));
                const __m256i t9_v = _mm256_set1_epi8((char)(unsigned char)(first - 1));
                const __m256i mask7_v = _mm256_cmpgt_epi8(t3_v, t8_v);
                const __m256i mask8_v = _mm256_xor_si256(_mm256_cmpgt_epi8(t3_v, t9_v), mask7_v);
                const __m256i t10_v = _mm256_and_si256(mask8_v, t4_v);
                const __m256i t11_v = _mm256_sad_epu8(t10_v, _mm256_setzero_si256());
                const __m256i t12_v = _mm256_add_epi64(as_v, t11_v);
                if (behind2 < 32) {
                    reached = k + behind2;
                    as_v = t12_v;
                    break;
                }
                as2_v = t12_v;
            }
            as_v = as2_v;
        }
        {
            const unsigned long done = reached - before;
            const __m128i t14_v = _mm256_extracti128_si256(as_v, 1);
            const __m128i t15_v = _mm_add_epi64(_mm256_castsi256_si128(as_v), t14_v);
            const __m128i t16_v = _mm_add_epi64(t15_v, _mm_srli_si128(t15_v, 8));
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(t16_v);
            n = (int)((unsigned int)n - (unsigned int)done);
            s = s + done;
            as = (long)((unsigned long)as + t3);
            length = (long)done;
        }
    }
    /* remaining iterations */
    while (n-- > 0) {
        VCC_KEEP_SCALAR;
#else
    while (n-- > 0) {
#endif
        if (*s != 'a' && *s != 'b')
            break;
        as += *s++ == 'a';
        length++;
    }
    return as * 1000 + length;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
