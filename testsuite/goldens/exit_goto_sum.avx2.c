/* vcc 0.1.0 wrote this from exit_goto_sum.c for avx2 */
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
/* kernel: int n | in u8 s[n] | make s = 1 + s[i] % 127 | exit s = 128 + i % 128 | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_goto_sum(int n, const unsigned char *s)
{
    long sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, avx2 */
    i = 0;
    if (n >= 1) {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (unsigned long)n + before;
        const __m256i t_v = _mm256_set1_epi8(-128);
        const unsigned long whole = 31UL < (unsigned long)n ? (unsigned long)n - 31 : 0UL;
        const __m256i t2_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
            const __m256i mask_v = _mm256_cmpeq_epi8(_mm256_max_epu8(s_v, t_v), s_v);
            const __m256i t3_v = _mm256_sad_epu8(s_v, _mm256_setzero_si256());
            const __m256i t4_v = _mm256_add_epi64(sum_v, t3_v);
            __m256i sum2_v = t4_v;
            if (__builtin_expect((long)(_mm256_movemask_epi8(mask_v) != 0 || k - before >= whole),
                0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const __m256i t5_v = _mm256_set1_epi8((char)(unsigned char)first);
                const __m256i mask2_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t2_v, t5_v), t2_v);
                const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
                unsigned long behind = 32UL;
                if (_mm256_movemask_epi8(mask3_v) != 0) {
                    const unsigned int t11_v = (unsigned int)_mm256_movemask_epi8(mask3_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t11_v);
                    behind = t2;
                }
                const unsigned long t = end - k;
                const unsigned long behind2 = t < behind ? t : behind;
                const __m256i t6_v = _mm256_set1_epi8((char)(unsigned char)(behind2 - 1));
                const __m256i t7_v = _mm256_set1_epi8((char)(unsigned char)(first - 1));
                const __m256i mask4_v = _mm256_cmpgt_epi8(t2_v, t6_v);
                const __m256i mask5_v = _mm256_xor_si256(_mm256_cmpgt_epi8(t2_v, t7_v), mask4_v);
                const __m256i t8_v = _mm256_and_si256(mask5_v, s_v);
                const __m256i t9_v = _mm256_sad_epu8(t8_v, _mm256_setzero_si256());
                const __m256i t10_v = _mm256_add_epi64(sum_v, t9_v);
                if (behind2 < 32) {
                    reached = k + behind2;
                    sum_v = t10_v;
                    break;
                }
                sum2_v = t10_v;
            }
            sum_v = sum2_v;
        }
        {
            const __m128i t12_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t13_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t12_v);
            const __m128i t14_v = _mm_add_epi64(t13_v, _mm_srli_si128(t13_v, 8));
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(t14_v);
            sum = (long)((unsigned long)sum + t3);
            i = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (s[i] >= 128)
            goto bad;
        sum += s[i];
    }
    return sum;
bad:
    return -1 - i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
