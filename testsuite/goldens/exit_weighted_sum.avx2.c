/* vcc 0.1.0 wrote this from exit_weighted_sum.c for avx2 */
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
/* kernel: in u8 s[n+1] | make s = i < n ? 1 + s[i] % 255 : 0 | exit s = 0 | -> u32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned exit_weighted_sum(const unsigned char *s)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    int i_done = 0;
    {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi8(0);
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t3_v = _mm256_set1_epi32(3);
        const __m256i t4_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        __m256i sum_v2 = t_v;
        __m256i sum_v3 = t_v;
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s_blocks + k));
            const __m256i mask_v = _mm256_cmpeq_epi8(s_v, t2_v);
            const __m128i t5_v = _mm256_castsi256_si128(s_v);
            const __m128i t6_v = _mm256_extracti128_si256(s_v, 1);
            const __m256i t2_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(s_v));
            const __m256i t2_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t5_v, 8));
            const __m256i t2_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(s_v, 1));
            const __m256i t2_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t6_v, 8));
            const __m256i t7_v = _mm256_set1_epi32((int)(unsigned int)(k - before));
            const __m256i t3_v0 = _mm256_add_epi32(t7_v, t_v0);
            const __m256i t3_v1 = _mm256_add_epi32(t7_v, t_v1);
            const __m256i t3_v2 = _mm256_add_epi32(t7_v, t_v2);
            const __m256i t3_v3 = _mm256_add_epi32(t7_v, t_v3);
            const __m256i t4_v0 = _mm256_add_epi32(t3_v0, t3_v);
            const __m256i t4_v1 = _mm256_add_epi32(t3_v1, t3_v);
            const __m256i t4_v2 = _mm256_add_epi32(t3_v2, t3_v);
            const __m256i t4_v3 = _mm256_add_epi32(t3_v3, t3_v);
            const __m256i t5_v0 = _mm256_mullo_epi32(t2_v0, t4_v0);
            const __m256i t5_v1 = _mm256_mullo_epi32(t2_v1, t4_v1);
            const __m256i t5_v2 = _mm256_mullo_epi32(t2_v2, t4_v2);
            const __m256i t5_v3 = _mm256_mullo_epi32(t2_v3, t4_v3);
            __m256i t6_v0 = _mm256_add_epi32(sum_v0, t5_v0);
            __m256i t6_v1 = _mm256_add_epi32(sum_v1, t5_v1);
            __m256i t6_v2 = _mm256_add_epi32(sum_v2, t5_v2);
            __m256i t6_v3 = _mm256_add_epi32(sum_v3, t5_v3);
            if (__builtin_expect((long)(_mm256_movemask_epi8(mask_v) != 0
                || k - before >= 2147483616), 0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const __m256i t8_v = _mm256_set1_epi8((char)(unsigned char)first);
                const __m256i mask2_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t4_v, t8_v), t4_v);
                const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
                unsigned long behind = 32UL;
                if (_mm256_movemask_epi8(mask3_v) != 0) {
                    const unsigned int t11_v = (unsigned int)_mm256_movemask_epi8(mask3_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t11_v);
                    behind = t2;
                }
                const unsigned long t = end - k;
                const unsigned long behind2 = t < behind ? t : behind;
                const __m256i t9_v = _mm256_set1_epi32((int)(unsigned int)(behind2 - 1));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(t_v0, t9_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(t_v1, t9_v);
                const __m256i mask_v2 = _mm256_cmpgt_epi32(t_v2, t9_v);
                const __m256i mask_v3 = _mm256_cmpgt_epi32(t_v3, t9_v);
                const __m256i t10_v = _mm256_set1_epi32((int)(unsigned int)(first - 1));
                const __m256i mask2_v0 = _mm256_cmpgt_epi32(t_v0, t10_v);
                const __m256i mask2_v1 = _mm256_cmpgt_epi32(t_v1, t10_v);
                const __m256i mask2_v2 = _mm256_cmpgt_epi32(t_v2, t10_v);
                const __m256i mask2_v3 = _mm256_cmpgt_epi32(t_v3, t10_v);
                const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, mask_v0);
                const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, mask_v1);
                const __m256i mask3_v2 = _mm256_xor_si256(mask2_v2, mask_v2);
                const __m256i mask3_v3 = _mm256_xor_si256(mask2_v3, mask_v3);
                const __m256i t7_v0 = _mm256_blendv_epi8(sum_v0, t6_v0, mask3_v0);
                const __m256i t7_v1 = _mm256_blendv_epi8(sum_v1, t6_v1, mask3_v1);
                const __m256i t7_v2 = _mm256_blendv_epi8(sum_v2, t6_v2, mask3_v2);
                const __m256i t7_v3 = _mm256_blendv_epi8(sum_v3, t6_v3, mask3_v3);
                if (behind2 < 32) {
                    reached = k + behind2;
                    sum_v0 = t7_v0;
                    sum_v1 = t7_v1;
                    sum_v2 = t7_v2;
                    sum_v3 = t7_v3;
                    break;
                }
                t6_v0 = t7_v0;
                t6_v1 = t7_v1;
                t6_v2 = t7_v2;
                t6_v3 = t7_v3;
            }
            sum_v0 = t6_v0;
            sum_v1 = t6_v1;
            sum_v2 = t6_v2;
            sum_v3 = t6_v3;
        }
        {
            const __m256i sum_v = _mm256_add_epi32(sum_v2, sum_v3);
            const __m256i sum2_v = _mm256_add_epi32(_mm256_add_epi32(sum_v0, sum_v1), sum_v);
            const __m128i sum3_v = _mm256_extracti128_si256(sum2_v, 1);
            const __m128i sum4_v = _mm_add_epi32(_mm256_castsi256_si128(sum2_v), sum3_v);
            const __m128i sum5_v = _mm_add_epi32(sum4_v, _mm_srli_si128(sum4_v, 8));
            const __m128i sum6_v = _mm_add_epi32(sum5_v, _mm_srli_si128(sum5_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum6_v);
            sum = sum + sum_s;
            i_done = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; s[i]; i++) {
        VCC_KEEP_SCALAR;
        sum += s[i] * (unsigned)(i + 3);
    }
#else
    for (int i = 0; s[i]; i++)
        sum += s[i] * (unsigned)(i + 3);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
