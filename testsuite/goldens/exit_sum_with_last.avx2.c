/* vcc 0.1.0 wrote this from exit_sum_with_last.c for avx2 */
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
/* kernel: int n | in u16 a[n] | exit a = 0 | -> u32 */
/* The element that ends the loop is part of the sum. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned exit_sum_with_last(int n, const unsigned short *a)
{
    unsigned sum = 0, i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, avx2 */
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi16(0);
            const __m256i t2_v = _mm256_set1_epi16(21845);
            const unsigned long whole = 31UL < (unsigned long)n ? (unsigned long)n - 31 : 0UL;
            const __m256i t3_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t4_v = _mm256_add_epi16(t3_v, _mm256_set1_epi16(16));
            __m256i sum_v = _mm256_set1_epi32(0);
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2 + 32));
                const __m256i mask_v0 = _mm256_cmpeq_epi16(a_v0, t_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi16(a_v1, t_v);
                const __m256i t_v0 = _mm256_xor_si256(a_v0, t2_v);
                const __m256i t_v1 = _mm256_xor_si256(a_v1, t2_v);
                const __m256i t2_v0 =
                    _mm256_add_epi32(_mm256_and_si256(t_v0, _mm256_set1_epi32(65535)),
                    _mm256_srli_epi32(t_v0, 16));
                const __m256i t2_v1 =
                    _mm256_add_epi32(_mm256_and_si256(t_v1, _mm256_set1_epi32(65535)),
                    _mm256_srli_epi32(t_v1, 16));
                const __m256i t5_v = _mm256_add_epi32(sum_v, _mm256_add_epi32(t2_v0, t2_v1));
                __m256i sum2_v = t5_v;
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0 || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const __m256i t6_v = _mm256_set1_epi16((short)(unsigned short)(first - 1));
                    const __m256i mask2_v0 =
                        _mm256_and_si256(mask_v0, _mm256_cmpgt_epi16(t3_v, t6_v));
                    const __m256i mask2_v1 =
                        _mm256_and_si256(mask_v1, _mm256_cmpgt_epi16(t4_v, t6_v));
                    unsigned long behind = 32UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                        const unsigned long t10_v =
                            ((unsigned int)_mm256_movemask_epi8(mask2_v0) & 0x55555555u)
                            | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask2_v1) & 0x55555555u) << 32);
                        const unsigned long t2 = (unsigned long)__builtin_ctzl(t10_v) / 2;
                        behind = t2;
                    }
                    const unsigned long t = end - k;
                    const unsigned long behind2 = t < behind ? t : behind;
                    const __m256i t7_v = _mm256_set1_epi16((short)(unsigned short)(behind2 - 1));
                    const __m256i t8_v = _mm256_set1_epi16((short)(unsigned short)(first - 1));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi16(t3_v, t7_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi16(t4_v, t7_v);
                    const __m256i mask4_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi16(t3_v, t8_v), mask3_v0);
                    const __m256i mask4_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi16(t4_v, t8_v), mask3_v1);
                    const __m256i t3_v0 = _mm256_and_si256(mask4_v0, t_v0);
                    const __m256i t3_v1 = _mm256_and_si256(mask4_v1, t_v1);
                    const __m256i t4_v0 =
                        _mm256_add_epi32(_mm256_and_si256(t3_v0, _mm256_set1_epi32(65535)),
                        _mm256_srli_epi32(t3_v0, 16));
                    const __m256i t4_v1 =
                        _mm256_add_epi32(_mm256_and_si256(t3_v1, _mm256_set1_epi32(65535)),
                        _mm256_srli_epi32(t3_v1, 16));
                    const __m256i t9_v = _mm256_add_epi32(sum_v, _mm256_add_epi32(t4_v0, t4_v1));
                    if (behind2 < 32) {
                        reached = k + behind2;
                        sum_v = t9_v;
                        break;
                    }
                    sum2_v = t9_v;
                }
                sum_v = sum2_v;
            }
            {
                const __m128i t11_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i t12_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), t11_v);
                const __m128i t13_v = _mm_add_epi32(t12_v, _mm_srli_si128(t12_v, 8));
                const __m128i t14_v = _mm_add_epi32(t13_v, _mm_srli_si128(t13_v, 4));
                const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t14_v);
                sum = sum + t3;
                i = (unsigned int)(reached - before);
            }
        }
    }
    /* remaining iterations */
    while ((int)i < n) {
        VCC_KEEP_SCALAR;
#else
    while ((int)i < n) {
#endif
        sum += a[i] ^ 0x5555;
        if (a[i++] == 0)
            break;
    }
    return sum * 2 + i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
