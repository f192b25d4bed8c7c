/* vcc 0.1.0 wrote this from tokenizer.c for avx2 */
/* kernel: int n | in u8 text[24*n] | out i32 d[n] restrict */
/* Words, numbers and strings of each line of 24 characters; -1 for a string without end. */
enum { BETWEEN, WORD, NUMBER, STRING, ESCAPE };

#pragma simd declare
static int kind_of(int c)
{
    switch (c) {
    case 'a' ... 'z':
    case 'A' ... 'Z':
    case '_':
        return 1;
    case '0' ... '9':
        return 2;
    case '"':
        return 3;
    case '\\':
        return 4;
    default:
        return 0;
    }
}

#pragma simd declare(linear(text: 24))
static int tokenizer_lane(const unsigned char *text)
{
    int state = BETWEEN, words = 0, numbers = 0, strings = 0, i;
    for (i = 0; i < 24; i++) {
        int c = text[i] & 127, kind = kind_of(c);
        if (c == 0)
            break;
        switch (state) {
        case WORD:
            if (kind == 1 || kind == 2)
                continue;
            state = BETWEEN;
            break;
        case NUMBER:
            if (kind == 2 || c == '.')
                continue;
            state = BETWEEN;
            break;
        case ESCAPE:
            state = STRING;
            continue;
        case STRING:
            if (kind == 4)
                state = ESCAPE;
            else if (kind == 3) {
                strings++;
                state = BETWEEN;
            }
            continue;
        default:
            break;
        }
        if (kind == 1) {
            words++;
            state = WORD;
        } else if (kind == 2) {
            numbers++;
            state = NUMBER;
        } else if (kind == 3)
            state = STRING;
    }
    if (state >= STRING)
        return -1;
    return words * 10000 + numbers * 100 + strings;
}

#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void tokenizer(int n, const unsigned char *text, int *d)
{
    int k;
    /* vcc: line 75: 16 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end_s = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end_s & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t2_v = _mm256_set1_epi32(24);
        const __m256i t2_v0 = _mm256_mullo_epi32(t_v0, t2_v);
        const __m256i t2_v1 = _mm256_mullo_epi32(t_v1, t2_v);
        const __m256i t3_v = _mm256_set1_epi32(127);
        const __m256i t4_v = _mm256_set1_epi32(97);
        const __m256i t5_v = _mm256_set1_epi32(25);
        const __m256i t6_v = _mm256_set1_epi32(65);
        const __m256i t7_v = _mm256_set1_epi32(2);
        const __m256i t8_v = _mm256_set1_epi32(1);
        const __m256i t9_v = _mm256_set1_epi32(48);
        const __m256i t10_v = _mm256_set1_epi32(9);
        const __m256i t11_v = _mm256_set1_epi32(3);
        const __m256i t12_v = _mm256_set1_epi32(34);
        const __m256i t13_v = _mm256_set1_epi32(4);
        const __m256i t14_v = _mm256_set1_epi32(92);
        const __m256i t15_v = _mm256_set1_epi32(95);
        const __m256i t16_v = _mm256_set1_epi32(46);
        const __m256i t17_v = _mm256_set1_epi32(10000);
        const __m256i t18_v = _mm256_set1_epi32(100);
        const __m256i t19_v = _mm256_set1_epi32(-1);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            __m256i state_v0 = t_v;
            __m256i state_v1 = t_v;
            __m256i words_v0 = t_v;
            __m256i words_v1 = t_v;
            __m256i numbers_v0 = t_v;
            __m256i numbers_v1 = t_v;
            __m256i strings_v0 = t_v;
            __m256i strings_v1 = t_v;
            unsigned int i_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i state2_v0 = t_v;
            __m256i state2_v1 = t_v;
            __m256i words2_v0 = t_v;
            __m256i words2_v1 = t_v;
            __m256i numbers2_v0 = t_v;
            __m256i numbers2_v1 = t_v;
            __m256i strings2_v0 = t_v;
            __m256i strings2_v1 = t_v;
            int more;
            do {
                const unsigned char *const text_s = text + (long)(24UL * k2) + (long)(int)i_s;
                const __m256i all_v = _mm256_and_si256(active_mask_v0, active_mask_v1);
                const int all = _mm256_testc_si256(all_v, _mm256_set1_epi32(-1));
                __m128i text_v;
                if (all) {
                    const long t41_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v0));
                    const long t42_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v0),
                        _mm256_castsi256_si128(t2_v0)));
                    const __m128i t43_v = _mm256_extracti128_si256(t2_v0, 1);
                    const long t44_v = _mm_cvtsi128_si64(t43_v);
                    const long t45_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t43_v, t43_v));
                    const long t46_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v1));
                    const long t47_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v1),
                        _mm256_castsi256_si128(t2_v1)));
                    const __m128i t48_v = _mm256_extracti128_si256(t2_v1, 1);
                    const long t49_v = _mm_cvtsi128_si64(t48_v);
                    const long t50_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t48_v, t48_v));
                    const long t51_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t41_v]
                        | (unsigned long)(unsigned char)text_s[(t41_v >> 32)] << 8
                        | (unsigned long)(unsigned char)text_s[(int)t42_v] << 16
                        | (unsigned long)(unsigned char)text_s[(t42_v >> 32)] << 24
                        | (unsigned long)(unsigned char)text_s[(int)t44_v] << 32
                        | (unsigned long)(unsigned char)text_s[(t44_v >> 32)] << 40
                        | (unsigned long)(unsigned char)text_s[(int)t45_v] << 48
                        | (unsigned long)(unsigned char)text_s[(t45_v >> 32)] << 56);
                    const long t52_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t46_v]
                        | (unsigned long)(unsigned char)text_s[(t46_v >> 32)] << 8
                        | (unsigned long)(unsigned char)text_s[(int)t47_v] << 16
                        | (unsigned long)(unsigned char)text_s[(t47_v >> 32)] << 24
                        | (unsigned long)(unsigned char)text_s[(int)t49_v] << 32
                        | (unsigned long)(unsigned char)text_s[(t49_v >> 32)] << 40
                        | (unsigned long)(unsigned char)text_s[(int)t50_v] << 48
                        | (unsigned long)(unsigned char)text_s[(t50_v >> 32)] << 56);
                    text_v = _mm_unpacklo_epi64(_mm_cvtsi64_si128(t51_v), _mm_cvtsi64_si128(t52_v));
                } else {
                    const __m256i t32_v0 = _mm256_and_si256(active_mask_v0, t2_v0);
                    const __m256i t32_v1 = _mm256_and_si256(active_mask_v1, t2_v1);
                    const __m256i t53_v = _mm256_max_epu32(t32_v0, t32_v1);
                    const __m128i t54_v = _mm256_extracti128_si256(t53_v, 1);
                    const __m128i t55_v = _mm_max_epu32(_mm256_castsi256_si128(t53_v), t54_v);
                    const __m128i t56_v = _mm_max_epu32(t55_v, _mm_srli_si128(t55_v, 8));
                    const __m128i t57_v = _mm_max_epu32(t56_v, _mm_srli_si128(t56_v, 4));
                    const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t57_v);
                    const __m256i t58_v = _mm256_set1_epi32((int)(t3));
                    const __m256i t33_v0 = _mm256_blendv_epi8(t58_v, t2_v0, active_mask_v0);
                    const __m256i t33_v1 = _mm256_blendv_epi8(t58_v, t2_v1, active_mask_v1);
                    const long t59_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t33_v0));
                    const long t60_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t33_v0),
                        _mm256_castsi256_si128(t33_v0)));
                    const __m128i t61_v = _mm256_extracti128_si256(t33_v0, 1);
                    const long t62_v = _mm_cvtsi128_si64(t61_v);
                    const long t63_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t61_v, t61_v));
                    const long t64_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t33_v1));
                    const long t65_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t33_v1),
                        _mm256_castsi256_si128(t33_v1)));
                    const __m128i t66_v = _mm256_extracti128_si256(t33_v1, 1);
                    const long t67_v = _mm_cvtsi128_si64(t66_v);
                    const long t68_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t66_v, t66_v));
                    const long t69_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t59_v]
                        | (unsigned long)(unsigned char)text_s[(t59_v >> 32)] << 8
                        | (unsigned long)(unsigned char)text_s[(int)t60_v] << 16
                        | (unsigned long)(unsigned char)text_s[(t60_v >> 32)] << 24
                        | (unsigned long)(unsigned char)text_s[(int)t62_v] << 32
                        | (unsigned long)(unsigned char)text_s[(t62_v >> 32)] << 40
                        | (unsigned long)(unsigned char)text_s[(int)t63_v] << 48
                        | (unsigned long)(unsigned char)text_s[(t63_v >> 32)] << 56);
                    const long t70_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t64_v]
                        | (unsigned long)(unsigned char)text_s[(t64_v >> 32)] << 8
                        | (unsigned long)(unsigned char)text_s[(int)t65_v] << 16
                        | (unsigned long)(unsigned char)text_s[(t65_v >> 32)] << 24
                        | (unsigned long)(unsigned char)text_s[(int)t67_v] << 32
                        | (unsigned long)(unsigned char)text_s[(t67_v >> 32)] << 40
                        | (unsigned long)(unsigned char)text_s[(int)t68_v] << 48
                        | (unsigned long)(unsigned char)text_s[(t68_v >> 32)] << 56);
                    const __m128i t71_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t69_v), _mm_cvtsi64_si128(t70_v));
                    text_v = t71_v;
                }
                const __m256i t7_v0 = _mm256_cvtepu8_epi32(text_v);
                const __m256i t7_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(text_v, 8));
                const __m256i c_v0 = _mm256_and_si256(t7_v0, t3_v);
                const __m256i c_v1 = _mm256_and_si256(t7_v1, t3_v);
                const __m256i t8_v0 = _mm256_sub_epi32(c_v0, t4_v);
                const __m256i t8_v1 = _mm256_sub_epi32(c_v1, t4_v);
                const __m256i mask2_v0 = _mm256_cmpeq_epi32(_mm256_max_epu32(t5_v, t8_v0), t5_v);
                const __m256i mask2_v1 = _mm256_cmpeq_epi32(_mm256_max_epu32(t5_v, t8_v1), t5_v);
                const __m256i t9_v0 = _mm256_sub_epi32(c_v0, t6_v);
                const __m256i t9_v1 = _mm256_sub_epi32(c_v1, t6_v);
                const __m256i mask3_v0 = _mm256_cmpeq_epi32(_mm256_max_epu32(t5_v, t9_v0), t5_v);
                const __m256i mask3_v1 = _mm256_cmpeq_epi32(_mm256_max_epu32(t5_v, t9_v1), t5_v);
                const __m256i t10_v0 = _mm256_sub_epi32(c_v0, t9_v);
                const __m256i t10_v1 = _mm256_sub_epi32(c_v1, t9_v);
                const __m256i mask4_v0 = _mm256_cmpeq_epi32(_mm256_max_epu32(t10_v, t10_v0), t10_v);
                const __m256i mask4_v1 = _mm256_cmpeq_epi32(_mm256_max_epu32(t10_v, t10_v1), t10_v);
                const __m256i t11_v0 = _mm256_blendv_epi8(t8_v, t7_v, mask4_v0);
                const __m256i t11_v1 = _mm256_blendv_epi8(t8_v, t7_v, mask4_v1);
                const __m256i mask5_v0 = _mm256_cmpeq_epi32(c_v0, t12_v);
                const __m256i mask5_v1 = _mm256_cmpeq_epi32(c_v1, t12_v);
                const __m256i t12_v0 = _mm256_blendv_epi8(t11_v0, t11_v, mask5_v0);
                const __m256i t12_v1 = _mm256_blendv_epi8(t11_v1, t11_v, mask5_v1);
                const __m256i mask6_v0 = _mm256_cmpeq_epi32(c_v0, t14_v);
                const __m256i mask6_v1 = _mm256_cmpeq_epi32(c_v1, t14_v);
                const __m256i t13_v0 = _mm256_blendv_epi8(t12_v0, t13_v, mask6_v0);
                const __m256i t13_v1 = _mm256_blendv_epi8(t12_v1, t13_v, mask6_v1);
                const __m256i mask7_v0 = _mm256_or_si256(mask5_v0, mask4_v0);
                const __m256i mask7_v1 = _mm256_or_si256(mask5_v1, mask4_v1);
                const __m256i mask8_v0 = _mm256_or_si256(mask7_v0, mask6_v0);
                const __m256i mask8_v1 = _mm256_or_si256(mask7_v1, mask6_v1);
                const __m256i mask9_v0 = _mm256_cmpeq_epi32(c_v0, t15_v);
                const __m256i mask9_v1 = _mm256_cmpeq_epi32(c_v1, t15_v);
                const __m256i mask10_v0 = _mm256_or_si256(mask8_v0, mask9_v0);
                const __m256i mask10_v1 = _mm256_or_si256(mask8_v1, mask9_v1);
                const __m256i mask11_v0 = _mm256_xor_si256(mask10_v0, _mm256_set1_epi32(-1));
                const __m256i mask11_v1 = _mm256_xor_si256(mask10_v1, _mm256_set1_epi32(-1));
                const __m256i mask12_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask12_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask13_v0 = _mm256_and_si256(mask11_v0, mask12_v0);
                const __m256i mask13_v1 = _mm256_and_si256(mask11_v1, mask12_v1);
                const __m256i mask14_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                const __m256i mask14_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                const __m256i mask15_v0 = _mm256_and_si256(mask13_v0, mask14_v0);
                const __m256i mask15_v1 = _mm256_and_si256(mask13_v1, mask14_v1);
                const __m256i kind_v0 = _mm256_blendv_epi8(t13_v0, t_v, mask15_v0);
                const __m256i kind_v1 = _mm256_blendv_epi8(t13_v1, t_v, mask15_v1);
                const __m256i mask16_v0 = _mm256_cmpeq_epi32(c_v0, t_v);
                const __m256i mask16_v1 = _mm256_cmpeq_epi32(c_v1, t_v);
                const __m256i mask17_v0 = _mm256_cmpeq_epi32(kind_v0, t13_v);
                const __m256i mask17_v1 = _mm256_cmpeq_epi32(kind_v1, t13_v);
                const __m256i mask18_v0 = _mm256_cmpeq_epi32(kind_v0, t11_v);
                const __m256i mask18_v1 = _mm256_cmpeq_epi32(kind_v1, t11_v);
                const __m256i strings3_v0 = _mm256_add_epi32(strings_v0, t8_v);
                const __m256i strings3_v1 = _mm256_add_epi32(strings_v1, t8_v);
                const __m256i t14_v0 = _mm256_blendv_epi8(state_v0, t13_v, mask17_v0);
                const __m256i t14_v1 = _mm256_blendv_epi8(state_v1, t13_v, mask17_v1);
                const __m256i mask19_v0 = _mm256_xor_si256(mask17_v0, _mm256_set1_epi32(-1));
                const __m256i mask19_v1 = _mm256_xor_si256(mask17_v1, _mm256_set1_epi32(-1));
                const __m256i mask20_v0 = _mm256_and_si256(mask19_v0, mask18_v0);
                const __m256i mask20_v1 = _mm256_and_si256(mask19_v1, mask18_v1);
                const __m256i state3_v0 = _mm256_blendv_epi8(t14_v0, t_v, mask20_v0);
                const __m256i state3_v1 = _mm256_blendv_epi8(t14_v1, t_v, mask20_v1);
                const __m256i strings4_v0 = _mm256_blendv_epi8(strings_v0, strings3_v0, mask20_v0);
                const __m256i strings4_v1 = _mm256_blendv_epi8(strings_v1, strings3_v1, mask20_v1);
                const __m256i mask21_v0 = _mm256_cmpeq_epi32(kind_v0, t7_v);
                const __m256i mask21_v1 = _mm256_cmpeq_epi32(kind_v1, t7_v);
                const __m256i mask22_v0 = _mm256_cmpeq_epi32(c_v0, t16_v);
                const __m256i mask22_v1 = _mm256_cmpeq_epi32(c_v1, t16_v);
                const __m256i mask23_v0 = _mm256_or_si256(mask21_v0, mask22_v0);
                const __m256i mask23_v1 = _mm256_or_si256(mask21_v1, mask22_v1);
                const __m256i mask24_v0 = _mm256_cmpeq_epi32(kind_v0, t8_v);
                const __m256i mask24_v1 = _mm256_cmpeq_epi32(kind_v1, t8_v);
                const __m256i mask25_v0 = _mm256_cmpeq_epi32(kind_v0, t7_v);
                const __m256i mask25_v1 = _mm256_cmpeq_epi32(kind_v1, t7_v);
                const __m256i mask26_v0 = _mm256_or_si256(mask24_v0, mask25_v0);
                const __m256i mask26_v1 = _mm256_or_si256(mask24_v1, mask25_v1);
                const __m256i mask27_v0 = _mm256_cmpeq_epi32(state_v0, t7_v);
                const __m256i mask27_v1 = _mm256_cmpeq_epi32(state_v1, t7_v);
                const __m256i mask28_v0 = _mm256_xor_si256(mask23_v0, _mm256_set1_epi32(-1));
                const __m256i mask28_v1 = _mm256_xor_si256(mask23_v1, _mm256_set1_epi32(-1));
                const __m256i mask29_v0 = _mm256_and_si256(mask27_v0, mask28_v0);
                const __m256i mask29_v1 = _mm256_and_si256(mask27_v1, mask28_v1);
                const __m256i t15_v0 = _mm256_and_si256(mask29_v0, t_v);
                const __m256i t15_v1 = _mm256_and_si256(mask29_v1, t_v);
                const __m256i t16_v0 = _mm256_sub_epi32(state_v0, t8_v);
                const __m256i t16_v1 = _mm256_sub_epi32(state_v1, t8_v);
                const __m256i mask30_v0 =
                    _mm256_cmpeq_epi32(_mm256_max_epu32(t11_v, t16_v0), t11_v);
                const __m256i mask30_v1 =
                    _mm256_cmpeq_epi32(_mm256_max_epu32(t11_v, t16_v1), t11_v);
                const __m256i state4_v0 = _mm256_blendv_epi8(state_v0, t15_v0, mask30_v0);
                const __m256i state4_v1 = _mm256_blendv_epi8(state_v1, t15_v1, mask30_v1);
                const __m256i mask31_v0 = _mm256_cmpeq_epi32(kind_v0, t8_v);
                const __m256i mask31_v1 = _mm256_cmpeq_epi32(kind_v1, t8_v);
                const __m256i mask32_v0 = _mm256_cmpeq_epi32(kind_v0, t7_v);
                const __m256i mask32_v1 = _mm256_cmpeq_epi32(kind_v1, t7_v);
                const __m256i mask33_v0 = _mm256_cmpeq_epi32(kind_v0, t11_v);
                const __m256i mask33_v1 = _mm256_cmpeq_epi32(kind_v1, t11_v);
                const __m256i numbers3_v0 = _mm256_add_epi32(numbers_v0, t8_v);
                const __m256i numbers3_v1 = _mm256_add_epi32(numbers_v1, t8_v);
                const __m256i words3_v0 = _mm256_add_epi32(words_v0, t8_v);
                const __m256i words3_v1 = _mm256_add_epi32(words_v1, t8_v);
                const __m256i t17_v0 = _mm256_blendv_epi8(state4_v0, t8_v, mask31_v0);
                const __m256i t17_v1 = _mm256_blendv_epi8(state4_v1, t8_v, mask31_v1);
                const __m256i mask34_v0 = _mm256_xor_si256(mask31_v0, _mm256_set1_epi32(-1));
                const __m256i mask34_v1 = _mm256_xor_si256(mask31_v1, _mm256_set1_epi32(-1));
                const __m256i mask35_v0 = _mm256_and_si256(mask34_v0, mask32_v0);
                const __m256i mask35_v1 = _mm256_and_si256(mask34_v1, mask32_v1);
                const __m256i t18_v0 = _mm256_blendv_epi8(t17_v0, t7_v, mask35_v0);
                const __m256i t18_v1 = _mm256_blendv_epi8(t17_v1, t7_v, mask35_v1);
                const __m256i mask36_v0 = _mm256_xor_si256(mask32_v0, _mm256_set1_epi32(-1));
                const __m256i mask36_v1 = _mm256_xor_si256(mask32_v1, _mm256_set1_epi32(-1));
                const __m256i mask37_v0 = _mm256_and_si256(mask34_v0, mask36_v0);
                const __m256i mask37_v1 = _mm256_and_si256(mask34_v1, mask36_v1);
                const __m256i mask38_v0 = _mm256_and_si256(mask37_v0, mask33_v0);
                const __m256i mask38_v1 = _mm256_and_si256(mask37_v1, mask33_v1);
                const __m256i state5_v0 = _mm256_blendv_epi8(t18_v0, t11_v, mask38_v0);
                const __m256i state5_v1 = _mm256_blendv_epi8(t18_v1, t11_v, mask38_v1);
                const __m256i words4_v0 = _mm256_blendv_epi8(words_v0, words3_v0, mask31_v0);
                const __m256i words4_v1 = _mm256_blendv_epi8(words_v1, words3_v1, mask31_v1);
                const __m256i numbers4_v0 = _mm256_blendv_epi8(numbers_v0, numbers3_v0, mask35_v0);
                const __m256i numbers4_v1 = _mm256_blendv_epi8(numbers_v1, numbers3_v1, mask35_v1);
                const __m256i mask39_v0 = _mm256_cmpeq_epi32(state_v0, t8_v);
                const __m256i mask39_v1 = _mm256_cmpeq_epi32(state_v1, t8_v);
                const __m256i mask40_v0 = _mm256_and_si256(mask39_v0, mask26_v0);
                const __m256i mask40_v1 = _mm256_and_si256(mask39_v1, mask26_v1);
                const __m256i t19_v0 = _mm256_blendv_epi8(state5_v0, state_v0, mask40_v0);
                const __m256i t19_v1 = _mm256_blendv_epi8(state5_v1, state_v1, mask40_v1);
                const __m256i mask41_v0 = _mm256_and_si256(mask27_v0, mask23_v0);
                const __m256i mask41_v1 = _mm256_and_si256(mask27_v1, mask23_v1);
                const __m256i t20_v0 = _mm256_blendv_epi8(t19_v0, state_v0, mask41_v0);
                const __m256i t20_v1 = _mm256_blendv_epi8(t19_v1, state_v1, mask41_v1);
                const __m256i mask42_v0 = _mm256_cmpeq_epi32(state_v0, t13_v);
                const __m256i mask42_v1 = _mm256_cmpeq_epi32(state_v1, t13_v);
                const __m256i t21_v0 = _mm256_blendv_epi8(t20_v0, t11_v, mask42_v0);
                const __m256i t21_v1 = _mm256_blendv_epi8(t20_v1, t11_v, mask42_v1);
                const __m256i mask43_v0 = _mm256_cmpeq_epi32(state_v0, t11_v);
                const __m256i mask43_v1 = _mm256_cmpeq_epi32(state_v1, t11_v);
                const __m256i state6_v0 = _mm256_blendv_epi8(t21_v0, state3_v0, mask43_v0);
                const __m256i state6_v1 = _mm256_blendv_epi8(t21_v1, state3_v1, mask43_v1);
                const __m256i t22_v0 = _mm256_blendv_epi8(words4_v0, words_v0, mask40_v0);
                const __m256i t22_v1 = _mm256_blendv_epi8(words4_v1, words_v1, mask40_v1);
                const __m256i t23_v0 = _mm256_blendv_epi8(t22_v0, words_v0, mask41_v0);
                const __m256i t23_v1 = _mm256_blendv_epi8(t22_v1, words_v1, mask41_v1);
                const __m256i t24_v0 = _mm256_blendv_epi8(t23_v0, words_v0, mask42_v0);
                const __m256i t24_v1 = _mm256_blendv_epi8(t23_v1, words_v1, mask42_v1);
                const __m256i words5_v0 = _mm256_blendv_epi8(t24_v0, words_v0, mask43_v0);
                const __m256i words5_v1 = _mm256_blendv_epi8(t24_v1, words_v1, mask43_v1);
                const __m256i t25_v0 = _mm256_blendv_epi8(numbers4_v0, numbers_v0, mask40_v0);
                const __m256i t25_v1 = _mm256_blendv_epi8(numbers4_v1, numbers_v1, mask40_v1);
                const __m256i t26_v0 = _mm256_blendv_epi8(t25_v0, numbers_v0, mask41_v0);
                const __m256i t26_v1 = _mm256_blendv_epi8(t25_v1, numbers_v1, mask41_v1);
                const __m256i t27_v0 = _mm256_blendv_epi8(t26_v0, numbers_v0, mask42_v0);
                const __m256i t27_v1 = _mm256_blendv_epi8(t26_v1, numbers_v1, mask42_v1);
                const __m256i numbers5_v0 = _mm256_blendv_epi8(t27_v0, numbers_v0, mask43_v0);
                const __m256i numbers5_v1 = _mm256_blendv_epi8(t27_v1, numbers_v1, mask43_v1);
                const __m256i strings5_v0 = _mm256_blendv_epi8(strings_v0, strings4_v0, mask43_v0);
                const __m256i strings5_v1 = _mm256_blendv_epi8(strings_v1, strings4_v1, mask43_v1);
                const unsigned int t = i_s + 1u;
                const __m256i mask44_v0 = _mm256_xor_si256(mask16_v0, _mm256_set1_epi32(-1));
                const __m256i mask44_v1 = _mm256_xor_si256(mask16_v1, _mm256_set1_epi32(-1));
                const __m256i mask45_v0 = _mm256_and_si256(active_mask_v0, mask44_v0);
                const __m256i mask45_v1 = _mm256_and_si256(active_mask_v1, mask44_v1);
                const __m256i state7_v0 = _mm256_blendv_epi8(state6_v0, state_v0, mask16_v0);
                const __m256i state7_v1 = _mm256_blendv_epi8(state6_v1, state_v1, mask16_v1);
                const __m256i t28_v0 = _mm256_blendv_epi8(state2_v0, state7_v0, active_mask_v0);
                const __m256i t28_v1 = _mm256_blendv_epi8(state2_v1, state7_v1, active_mask_v1);
                const __m256i words6_v0 = _mm256_blendv_epi8(words5_v0, words_v0, mask16_v0);
                const __m256i words6_v1 = _mm256_blendv_epi8(words5_v1, words_v1, mask16_v1);
                const __m256i t29_v0 = _mm256_blendv_epi8(words2_v0, words6_v0, active_mask_v0);
                const __m256i t29_v1 = _mm256_blendv_epi8(words2_v1, words6_v1, active_mask_v1);
                const __m256i numbers6_v0 = _mm256_blendv_epi8(numbers5_v0, numbers_v0, mask16_v0);
                const __m256i numbers6_v1 = _mm256_blendv_epi8(numbers5_v1, numbers_v1, mask16_v1);
                const __m256i t30_v0 = _mm256_blendv_epi8(numbers2_v0, numbers6_v0, active_mask_v0);
                const __m256i t30_v1 = _mm256_blendv_epi8(numbers2_v1, numbers6_v1, active_mask_v1);
                const __m256i strings6_v0 = _mm256_blendv_epi8(strings5_v0, strings_v0, mask16_v0);
                const __m256i strings6_v1 = _mm256_blendv_epi8(strings5_v1, strings_v1, mask16_v1);
                const __m256i t31_v0 = _mm256_blendv_epi8(strings2_v0, strings6_v0, active_mask_v0);
                const __m256i t31_v1 = _mm256_blendv_epi8(strings2_v1, strings6_v1, active_mask_v1);
                const __m256i t40_v = _mm256_or_si256(mask45_v0, mask45_v1);
                const int t2 = !_mm256_testz_si256(t40_v, t40_v);
                more = t2 && (int)t < 24;
                state_v0 = state6_v0;
                state_v1 = state6_v1;
                words_v0 = words5_v0;
                words_v1 = words5_v1;
                numbers_v0 = numbers5_v0;
                numbers_v1 = numbers5_v1;
                strings_v0 = strings5_v0;
                strings_v1 = strings5_v1;
                i_s = t;
                active_mask_v0 = mask45_v0;
                active_mask_v1 = mask45_v1;
                state2_v0 = t28_v0;
                state2_v1 = t28_v1;
                words2_v0 = t29_v0;
                words2_v1 = t29_v1;
                numbers2_v0 = t30_v0;
                numbers2_v1 = t30_v1;
                strings2_v0 = t31_v0;
                strings2_v1 = t31_v1;
            } while (more);
            const __m256i t3_v0 = _mm256_mullo_epi32(words2_v0, t17_v);
            const __m256i t3_v1 = _mm256_mullo_epi32(words2_v1, t17_v);
            const __m256i t4_v0 = _mm256_mullo_epi32(numbers2_v0, t18_v);
            const __m256i t4_v1 = _mm256_mullo_epi32(numbers2_v1, t18_v);
            const __m256i t5_v0 = _mm256_add_epi32(t3_v0, t4_v0);
            const __m256i t5_v1 = _mm256_add_epi32(t3_v1, t4_v1);
            const __m256i t6_v0 = _mm256_add_epi32(t5_v0, strings2_v0);
            const __m256i t6_v1 = _mm256_add_epi32(t5_v1, strings2_v1);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t11_v, state2_v0), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t11_v, state2_v1), _mm256_set1_epi32(-1));
            const __m256i d_new_v0 = _mm256_blendv_epi8(t6_v0, t19_v, mask_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(t6_v1, t19_v, mask_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
        }
        const __m256i t20_v = _mm256_set1_epi32(0);
        const __m256i mask2_v = _mm256_set1_epi32(-1);
        const __m256i t21_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t22_v = _mm256_mullo_epi32(t21_v, _mm256_set1_epi32(24));
        const __m256i t23_v = _mm256_set1_epi32(127);
        const __m256i t24_v = _mm256_set1_epi32(97);
        const __m256i t25_v = _mm256_set1_epi32(25);
        const __m256i t26_v = _mm256_set1_epi32(65);
        const __m256i t27_v = _mm256_set1_epi32(2);
        const __m256i t28_v = _mm256_set1_epi32(1);
        const __m256i t29_v = _mm256_set1_epi32(48);
        const __m256i t30_v = _mm256_set1_epi32(9);
        const __m256i t31_v = _mm256_set1_epi32(3);
        const __m256i t32_v = _mm256_set1_epi32(34);
        const __m256i t33_v = _mm256_set1_epi32(4);
        const __m256i t34_v = _mm256_set1_epi32(92);
        const __m256i t35_v = _mm256_set1_epi32(95);
        const __m256i t36_v = _mm256_set1_epi32(46);
        const __m256i t37_v = _mm256_set1_epi32(10000);
        const __m256i t38_v = _mm256_set1_epi32(100);
        const __m256i t39_v = _mm256_set1_epi32(-1);
        /* what is left, one vector at a time */
        for (; k2 < end_s; k2 += 8) {
            __m256i state_v = t20_v;
            __m256i words_v = t20_v;
            __m256i numbers_v = t20_v;
            __m256i strings_v = t20_v;
            unsigned int i_s2 = 0u;
            __m256i active_mask_v = mask2_v;
            __m256i state2_v = t20_v;
            __m256i words2_v = t20_v;
            __m256i numbers2_v = t20_v;
            __m256i strings2_v = t20_v;
            int more2;
            do {
                const unsigned char *const text_s2 = text + (long)(24UL * k2) + (long)(int)i_s2;
                __m128i text2_v;
                if (_mm256_testc_si256(active_mask_v, _mm256_set1_epi32(-1))) {
                    const long t95_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t22_v));
                    const long t96_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t22_v),
                        _mm256_castsi256_si128(t22_v)));
                    const __m128i t97_v = _mm256_extracti128_si256(t22_v, 1);
                    const long t98_v = _mm_cvtsi128_si64(t97_v);
                    const long t99_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t97_v, t97_v));
                    const long t100_v =
                        (long)((unsigned long)(unsigned char)text_s2[(int)t95_v]
                        | (unsigned long)(unsigned char)text_s2[(t95_v >> 32)] << 8
                        | (unsigned long)(unsigned char)text_s2[(int)t96_v] << 16
                        | (unsigned long)(unsigned char)text_s2[(t96_v >> 32)] << 24
                        | (unsigned long)(unsigned char)text_s2[(int)t98_v] << 32
                        | (unsigned long)(unsigned char)text_s2[(t98_v >> 32)] << 40
                        | (unsigned long)(unsigned char)text_s2[(int)t99_v] << 48
                        | (unsigned long)(unsigned char)text_s2[(t99_v >> 32)] << 56);
                    text2_v = _mm_cvtsi64_si128(t100_v);
                } else {
                    const __m256i t101_v = _mm256_and_si256(active_mask_v, t22_v);
                    const __m128i t102_v = _mm256_extracti128_si256(t101_v, 1);
                    const __m128i t103_v = _mm_max_epu32(_mm256_castsi256_si128(t101_v), t102_v);
                    const __m128i t104_v = _mm_max_epu32(t103_v, _mm_srli_si128(t103_v, 8));
                    const __m128i t105_v = _mm_max_epu32(t104_v, _mm_srli_si128(t104_v, 4));
                    const unsigned int t5 = (unsigned int)_mm_cvtsi128_si32(t105_v);
                    const __m256i t106_v = _mm256_set1_epi32((int)(t5));
                    const __m256i t107_v = _mm256_blendv_epi8(t106_v, t22_v, active_mask_v);
                    const long t108_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t107_v));
                    const long t109_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t107_v),
                        _mm256_castsi256_si128(t107_v)));
                    const __m128i t110_v = _mm256_extracti128_si256(t107_v, 1);
                    const long t111_v = _mm_cvtsi128_si64(t110_v);
                    const long t112_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t110_v, t110_v));
                    const long t113_v =
                        (long)((unsigned long)(unsigned char)text_s2[(int)t108_v]
                        | (unsigned long)(unsigned char)text_s2[(t108_v >> 32)] << 8
                        | (unsigned long)(unsigned char)text_s2[(int)t109_v] << 16
                        | (unsigned long)(unsigned char)text_s2[(t109_v >> 32)] << 24
                        | (unsigned long)(unsigned char)text_s2[(int)t111_v] << 32
                        | (unsigned long)(unsigned char)text_s2[(t111_v >> 32)] << 40
                        | (unsigned long)(unsigned char)text_s2[(int)t112_v] << 48
                        | (unsigned long)(unsigned char)text_s2[(t112_v >> 32)] << 56);
                    const __m128i t114_v = _mm_cvtsi64_si128(t113_v);
                    text2_v = t114_v;
                }
                const __m256i c_v = _mm256_and_si256(_mm256_cvtepu8_epi32(text2_v), t23_v);
                const __m256i t75_v = _mm256_sub_epi32(c_v, t24_v);
                const __m256i t76_v = _mm256_sub_epi32(c_v, t26_v);
                const __m256i t77_v = _mm256_sub_epi32(c_v, t29_v);
                const __m256i mask4_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t30_v, t77_v), t30_v);
                const __m256i mask5_v = _mm256_cmpeq_epi32(c_v, t32_v);
                const __m256i t78_v = _mm256_blendv_epi8(t28_v, t27_v, mask4_v);
                const __m256i mask6_v = _mm256_cmpeq_epi32(c_v, t34_v);
                const __m256i t79_v = _mm256_blendv_epi8(t78_v, t31_v, mask5_v);
                const __m256i mask7_v = _mm256_or_si256(_mm256_or_si256(mask5_v, mask4_v), mask6_v);
                const __m256i mask8_v = _mm256_or_si256(mask7_v, _mm256_cmpeq_epi32(c_v, t35_v));
                const __m256i mask9_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t25_v, t75_v), t25_v);
                const __m256i mask10_v = _mm256_xor_si256(mask8_v, _mm256_set1_epi32(-1));
                const __m256i mask11_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
                const __m256i mask12_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t25_v, t76_v), t25_v);
                const __m256i mask13_v = _mm256_and_si256(mask10_v, mask11_v);
                const __m256i mask14_v = _mm256_xor_si256(mask12_v, _mm256_set1_epi32(-1));
                const __m256i mask15_v = _mm256_and_si256(mask13_v, mask14_v);
                const __m256i t80_v = _mm256_blendv_epi8(t79_v, t33_v, mask6_v);
                const __m256i kind_v = _mm256_blendv_epi8(t80_v, t20_v, mask15_v);
                const __m256i mask16_v = _mm256_cmpeq_epi32(c_v, t20_v);
                const __m256i mask17_v = _mm256_cmpeq_epi32(kind_v, t33_v);
                const __m256i mask18_v = _mm256_xor_si256(mask17_v, _mm256_set1_epi32(-1));
                const __m256i mask19_v = _mm256_cmpeq_epi32(kind_v, t31_v);
                const __m256i mask20_v = _mm256_and_si256(mask18_v, mask19_v);
                const __m256i t81_v = _mm256_blendv_epi8(state_v, t33_v, mask17_v);
                const __m256i strings3_v = _mm256_add_epi32(strings_v, t28_v);
                const __m256i mask21_v = _mm256_cmpeq_epi32(c_v, t36_v);
                const __m256i mask22_v =
                    _mm256_or_si256(_mm256_cmpeq_epi32(kind_v, t27_v), mask21_v);
                const __m256i mask23_v = _mm256_cmpeq_epi32(kind_v, t27_v);
                const __m256i mask24_v = _mm256_cmpeq_epi32(state_v, t27_v);
                const __m256i mask25_v = _mm256_xor_si256(mask22_v, _mm256_set1_epi32(-1));
                const __m256i mask26_v = _mm256_and_si256(mask24_v, mask25_v);
                const __m256i t82_v = _mm256_sub_epi32(state_v, t28_v);
                const __m256i mask27_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t31_v, t82_v), t31_v);
                const __m256i t83_v = _mm256_and_si256(mask26_v, t20_v);
                const __m256i mask28_v = _mm256_cmpeq_epi32(kind_v, t28_v);
                const __m256i mask29_v = _mm256_cmpeq_epi32(kind_v, t27_v);
                const __m256i state3_v = _mm256_blendv_epi8(state_v, t83_v, mask27_v);
                const __m256i mask30_v = _mm256_xor_si256(mask28_v, _mm256_set1_epi32(-1));
                const __m256i mask31_v = _mm256_and_si256(mask30_v, mask29_v);
                const __m256i t84_v = _mm256_blendv_epi8(state3_v, t28_v, mask28_v);
                const __m256i mask32_v = _mm256_xor_si256(mask29_v, _mm256_set1_epi32(-1));
                const __m256i mask33_v = _mm256_and_si256(mask30_v, mask32_v);
                const __m256i mask34_v = _mm256_cmpeq_epi32(kind_v, t31_v);
                const __m256i mask35_v = _mm256_and_si256(mask33_v, mask34_v);
                const __m256i t85_v = _mm256_blendv_epi8(t84_v, t27_v, mask31_v);
                const __m256i words3_v = _mm256_add_epi32(words_v, t28_v);
                const __m256i numbers3_v = _mm256_add_epi32(numbers_v, t28_v);
                const __m256i mask36_v = _mm256_cmpeq_epi32(state_v, t28_v);
                const __m256i mask37_v =
                    _mm256_or_si256(_mm256_cmpeq_epi32(kind_v, t28_v), mask23_v);
                const __m256i mask38_v = _mm256_and_si256(mask36_v, mask37_v);
                const __m256i state4_v = _mm256_blendv_epi8(t85_v, t31_v, mask35_v);
                const __m256i mask39_v = _mm256_and_si256(mask24_v, mask22_v);
                const __m256i t86_v = _mm256_blendv_epi8(state4_v, state_v, mask38_v);
                const __m256i mask40_v = _mm256_cmpeq_epi32(state_v, t33_v);
                const __m256i t87_v = _mm256_blendv_epi8(t86_v, state_v, mask39_v);
                const __m256i mask41_v = _mm256_cmpeq_epi32(state_v, t31_v);
                const __m256i state5_v = _mm256_blendv_epi8(t81_v, t20_v, mask20_v);
                const __m256i t88_v = _mm256_blendv_epi8(t87_v, t31_v, mask40_v);
                const __m256i state6_v = _mm256_blendv_epi8(t88_v, state5_v, mask41_v);
                const __m256i words4_v = _mm256_blendv_epi8(words_v, words3_v, mask28_v);
                const __m256i t89_v = _mm256_blendv_epi8(words4_v, words_v, mask38_v);
                const __m256i t90_v = _mm256_blendv_epi8(t89_v, words_v, mask39_v);
                const __m256i t91_v = _mm256_blendv_epi8(t90_v, words_v, mask40_v);
                const __m256i words5_v = _mm256_blendv_epi8(t91_v, words_v, mask41_v);
                const __m256i numbers4_v = _mm256_blendv_epi8(numbers_v, numbers3_v, mask31_v);
                const __m256i t92_v = _mm256_blendv_epi8(numbers4_v, numbers_v, mask38_v);
                const __m256i t93_v = _mm256_blendv_epi8(t92_v, numbers_v, mask39_v);
                const __m256i t94_v = _mm256_blendv_epi8(t93_v, numbers_v, mask40_v);
                const __m256i numbers5_v = _mm256_blendv_epi8(t94_v, numbers_v, mask41_v);
                const __m256i strings4_v = _mm256_blendv_epi8(strings_v, strings3_v, mask20_v);
                const __m256i strings5_v = _mm256_blendv_epi8(strings_v, strings4_v, mask41_v);
                const unsigned int t4 = i_s2 + 1u;
                const __m256i mask42_v = _mm256_xor_si256(mask16_v, _mm256_set1_epi32(-1));
                const __m256i mask43_v = _mm256_and_si256(active_mask_v, mask42_v);
                const __m256i state7_v = _mm256_blendv_epi8(state6_v, state_v, mask16_v);
                const __m256i words6_v = _mm256_blendv_epi8(words5_v, words_v, mask16_v);
                const __m256i numbers6_v = _mm256_blendv_epi8(numbers5_v, numbers_v, mask16_v);
                const __m256i strings6_v = _mm256_blendv_epi8(strings5_v, strings_v, mask16_v);
                more2 = !_mm256_testz_si256(mask43_v, mask43_v) && (int)t4 < 24;
                const __m256i state_next = _mm256_blendv_epi8(state2_v, state7_v, active_mask_v);
                const __m256i words_next = _mm256_blendv_epi8(words2_v, words6_v, active_mask_v);
                const __m256i numbers_next =
                    _mm256_blendv_epi8(numbers2_v, numbers6_v, active_mask_v);
                const __m256i strings_next =
                    _mm256_blendv_epi8(strings2_v, strings6_v, active_mask_v);
                state_v = state6_v;
                words_v = words5_v;
                numbers_v = numbers5_v;
                strings_v = strings5_v;
                i_s2 = t4;
                active_mask_v = mask43_v;
                state2_v = state_next;
                words2_v = words_next;
                numbers2_v = numbers_next;
                strings2_v = strings_next;
            } while (more2);
            const __m256i t72_v = _mm256_mullo_epi32(numbers2_v, t38_v);
            const __m256i t73_v = _mm256_add_epi32(_mm256_mullo_epi32(words2_v, t37_v), t72_v);
            const __m256i mask3_v =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t31_v, state2_v), _mm256_set1_epi32(-1));
            const __m256i t74_v = _mm256_add_epi32(t73_v, strings2_v);
            const __m256i d_new_v = _mm256_blendv_epi8(t74_v, t39_v, mask3_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v);
        }
        k = (int)end_s;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = tokenizer_lane(text + 24 * k);
    }
}
