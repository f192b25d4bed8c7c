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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
void tokenizer(int n, const unsigned char *text, int *d)
{
    int k;
    /* vcc: line 75: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end_s = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        const __m256i mask_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_mullo_epi32(t2_v, _mm256_set1_epi32((int)(24)));
        const __m256i t4_v = _mm256_set1_epi32((int)(127));
        const __m256i t5_v = _mm256_set1_epi32((int)(97));
        const __m256i t6_v = _mm256_set1_epi32((int)(25));
        const __m256i t7_v = _mm256_set1_epi32((int)(65));
        const __m256i t8_v = _mm256_set1_epi32((int)(2));
        const __m256i t9_v = _mm256_set1_epi32((int)(1));
        const __m256i t10_v = _mm256_set1_epi32((int)(48));
        const __m256i t11_v = _mm256_set1_epi32((int)(49));
        const __m256i t12_v = _mm256_set1_epi32((int)(50));
        const __m256i t13_v = _mm256_set1_epi32((int)(51));
        const __m256i t14_v = _mm256_set1_epi32((int)(52));
        const __m256i t15_v = _mm256_set1_epi32((int)(53));
        const __m256i t16_v = _mm256_set1_epi32((int)(54));
        const __m256i t17_v = _mm256_set1_epi32((int)(55));
        const __m256i t18_v = _mm256_set1_epi32((int)(56));
        const __m256i t19_v = _mm256_set1_epi32((int)(57));
        const __m256i t20_v = _mm256_set1_epi32((int)(3));
        const __m256i t21_v = _mm256_set1_epi32((int)(34));
        const __m256i t22_v = _mm256_set1_epi32((int)(4));
        const __m256i t23_v = _mm256_set1_epi32((int)(92));
        const __m256i t24_v = _mm256_set1_epi32((int)(95));
        const __m256i t25_v = _mm256_set1_epi32((int)(46));
        const __m256i t26_v = _mm256_set1_epi32((int)(10000));
        const __m256i t27_v = _mm256_set1_epi32((int)(100));
        const __m256i t28_v = _mm256_set1_epi32((int)(-1));
        unsigned long k2;
        for (k2 = 0; k2 < end_s; k2 += 8) {
            __m256i state_v = t_v;
            __m256i words_v = t_v;
            __m256i numbers_v = t_v;
            __m256i strings_v = t_v;
            unsigned int i_s = 0u;
            __m256i active_mask_v = mask_v;
            __m256i state2_v = t_v;
            __m256i words2_v = t_v;
            __m256i numbers2_v = t_v;
            __m256i strings2_v = t_v;
            int more;
            __m256i t29_v;
            __m256i t30_v;
            __m256i mask2_v;
            __m256i t31_v;
            __m256i d_new_v;
            do {
                const __m128i t32_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(active_mask_v),
                    _mm256_extracti128_si256(active_mask_v, 1));
                const __m128i mask3_v = _mm_packs_epi16(t32_v, t32_v);
                const vcc_i32x8 text_v = (vcc_i32x8)t3_v;
                const unsigned int text2_v = (unsigned int)_mm_movemask_epi8(mask3_v);
                const __m128i text3_v =
                    _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                    text2_v & 0x80u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[7]] : 0, text2_v & 0x40u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[6]] : 0, text2_v & 0x20u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[5]] : 0, text2_v & 0x10u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[4]] : 0, text2_v & 0x8u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[3]] : 0, text2_v & 0x4u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[2]] : 0, text2_v & 0x2u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[1]] : 0, text2_v & 0x1u ? (char)(text + (long)(24UL * k2) + (long)(int)i_s)[text_v[0]] : 0);
                const __m256i c_v = _mm256_and_si256(_mm256_cvtepu8_epi32(text3_v), t4_v);
                const __m256i t33_v = _mm256_sub_epi32(c_v, t5_v);
                const __m256i t34_v = _mm256_sub_epi32(c_v, t7_v);
                const __m256i mask4_v = _mm256_cmpeq_epi32(c_v, t10_v);
                const __m256i mask5_v = _mm256_cmpeq_epi32(c_v, t11_v);
                const __m256i mask6_v = _mm256_cmpeq_epi32(c_v, t12_v);
                const __m256i mask7_v = _mm256_cmpeq_epi32(c_v, t13_v);
                const __m256i mask8_v = _mm256_or_si256(_mm256_or_si256(mask4_v, mask5_v), mask6_v);
                const __m256i mask9_v = _mm256_cmpeq_epi32(c_v, t14_v);
                const __m256i mask10_v = _mm256_cmpeq_epi32(c_v, t15_v);
                const __m256i mask11_v =
                    _mm256_or_si256(_mm256_or_si256(mask8_v, mask7_v), mask9_v);
                const __m256i mask12_v = _mm256_cmpeq_epi32(c_v, t16_v);
                const __m256i mask13_v = _mm256_cmpeq_epi32(c_v, t17_v);
                const __m256i mask14_v =
                    _mm256_or_si256(_mm256_or_si256(mask11_v, mask10_v), mask12_v);
                const __m256i mask15_v = _mm256_cmpeq_epi32(c_v, t18_v);
                const __m256i mask16_v = _mm256_cmpeq_epi32(c_v, t19_v);
                const __m256i mask17_v =
                    _mm256_or_si256(_mm256_or_si256(mask14_v, mask13_v), mask15_v);
                const __m256i mask18_v = _mm256_or_si256(mask17_v, mask16_v);
                const __m256i mask19_v = _mm256_cmpeq_epi32(c_v, t21_v);
                const __m256i t35_v = _mm256_blendv_epi8(t9_v, t8_v, mask18_v);
                const __m256i mask20_v = _mm256_cmpeq_epi32(c_v, t23_v);
                const __m256i t36_v = _mm256_blendv_epi8(t35_v, t20_v, mask19_v);
                const __m256i mask21_v = _mm256_or_si256(_mm256_cmpeq_epi32(c_v, t24_v), mask4_v);
                const __m256i mask22_v =
                    _mm256_or_si256(_mm256_or_si256(mask21_v, mask5_v), mask6_v);
                const __m256i mask23_v =
                    _mm256_or_si256(_mm256_or_si256(mask22_v, mask7_v), mask9_v);
                const __m256i mask24_v =
                    _mm256_or_si256(_mm256_or_si256(mask23_v, mask10_v), mask12_v);
                const __m256i mask25_v =
                    _mm256_or_si256(_mm256_or_si256(mask24_v, mask13_v), mask15_v);
                const __m256i mask26_v =
                    _mm256_or_si256(_mm256_or_si256(mask25_v, mask16_v), mask19_v);
                const __m256i mask27_v = _mm256_or_si256(mask26_v, mask20_v);
                const __m256i mask28_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t6_v, t33_v), t6_v);
                const __m256i mask29_v = _mm256_xor_si256(mask27_v, _mm256_set1_epi32(-1));
                const __m256i mask30_v = _mm256_xor_si256(mask28_v, _mm256_set1_epi32(-1));
                const __m256i mask31_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t6_v, t34_v), t6_v);
                const __m256i mask32_v = _mm256_xor_si256(mask31_v, _mm256_set1_epi32(-1));
                const __m256i mask33_v =
                    _mm256_and_si256(_mm256_and_si256(mask29_v, mask30_v), mask32_v);
                const __m256i t37_v = _mm256_blendv_epi8(t36_v, t22_v, mask20_v);
                const __m256i kind_v = _mm256_blendv_epi8(t37_v, t_v, mask33_v);
                const __m256i mask34_v = _mm256_cmpeq_epi32(c_v, t_v);
                const __m256i mask35_v = _mm256_cmpeq_epi32(kind_v, t20_v);
                const __m256i mask36_v = _mm256_cmpeq_epi32(kind_v, t22_v);
                const __m256i mask37_v = _mm256_xor_si256(mask36_v, _mm256_set1_epi32(-1));
                const __m256i mask38_v = _mm256_and_si256(mask37_v, mask35_v);
                const __m256i mask39_v = _mm256_xor_si256(mask35_v, _mm256_set1_epi32(-1));
                const __m256i mask40_v = _mm256_and_si256(mask37_v, mask39_v);
                const __m256i t38_v = _mm256_blendv_epi8(t22_v, t_v, mask38_v);
                const __m256i strings3_v = _mm256_add_epi32(strings_v, t9_v);
                const __m256i t39_v = _mm256_blendv_epi8(strings_v, strings3_v, mask38_v);
                const __m256i mask41_v = _mm256_cmpeq_epi32(c_v, t25_v);
                const __m256i mask42_v =
                    _mm256_or_si256(_mm256_cmpeq_epi32(kind_v, t8_v), mask41_v);
                const __m256i mask43_v = _mm256_cmpeq_epi32(kind_v, t8_v);
                const __m256i mask44_v = _mm256_cmpeq_epi32(state_v, t8_v);
                const __m256i mask45_v = _mm256_xor_si256(mask42_v, _mm256_set1_epi32(-1));
                const __m256i mask46_v = _mm256_and_si256(mask44_v, mask45_v);
                const __m256i mask47_v = _mm256_cmpeq_epi32(state_v, t9_v);
                const __m256i mask48_v = _mm256_cmpeq_epi32(state_v, t22_v);
                const __m256i mask49_v = _mm256_cmpeq_epi32(state_v, t20_v);
                const __m256i mask50_v =
                    _mm256_or_si256(_mm256_or_si256(mask47_v, mask44_v), mask48_v);
                const __m256i mask51_v = _mm256_or_si256(mask50_v, mask49_v);
                const __m256i t40_v = _mm256_and_si256(mask46_v, t_v);
                const __m256i mask52_v = _mm256_cmpeq_epi32(kind_v, t8_v);
                const __m256i mask53_v = _mm256_cmpeq_epi32(kind_v, t20_v);
                const __m256i mask54_v = _mm256_cmpeq_epi32(kind_v, t9_v);
                const __m256i mask55_v = _mm256_xor_si256(mask54_v, _mm256_set1_epi32(-1));
                const __m256i mask56_v = _mm256_and_si256(mask55_v, mask52_v);
                const __m256i mask57_v = _mm256_xor_si256(mask52_v, _mm256_set1_epi32(-1));
                const __m256i mask58_v = _mm256_and_si256(mask55_v, mask57_v);
                const __m256i mask59_v = _mm256_and_si256(mask58_v, mask53_v);
                const __m256i t41_v = _mm256_blendv_epi8(t9_v, t8_v, mask56_v);
                const __m256i mask60_v = _mm256_xor_si256(mask53_v, _mm256_set1_epi32(-1));
                const __m256i mask61_v = _mm256_and_si256(mask58_v, mask60_v);
                const __m256i state3_v = _mm256_blendv_epi8(state_v, t40_v, mask51_v);
                const __m256i t42_v = _mm256_blendv_epi8(t41_v, t20_v, mask59_v);
                const __m256i words3_v = _mm256_add_epi32(words_v, t9_v);
                const __m256i t43_v = _mm256_blendv_epi8(words3_v, words_v, mask56_v);
                const __m256i t44_v = _mm256_blendv_epi8(t43_v, words_v, mask59_v);
                const __m256i numbers3_v = _mm256_add_epi32(numbers_v, t9_v);
                const __m256i t45_v = _mm256_blendv_epi8(numbers_v, numbers3_v, mask56_v);
                const __m256i t46_v = _mm256_blendv_epi8(t45_v, numbers_v, mask59_v);
                const __m256i mask62_v = _mm256_xor_si256(mask51_v, _mm256_set1_epi32(-1));
                const __m256i mask63_v =
                    _mm256_or_si256(_mm256_cmpeq_epi32(kind_v, t9_v), mask43_v);
                const __m256i mask64_v = _mm256_xor_si256(mask63_v, _mm256_set1_epi32(-1));
                const __m256i mask65_v = _mm256_and_si256(mask47_v, mask64_v);
                const __m256i mask66_v =
                    _mm256_or_si256(_mm256_or_si256(mask62_v, mask46_v), mask65_v);
                const __m256i state4_v = _mm256_blendv_epi8(t42_v, state3_v, mask61_v);
                const __m256i mask67_v = _mm256_and_si256(mask44_v, mask42_v);
                const __m256i t47_v = _mm256_blendv_epi8(state_v, state4_v, mask66_v);
                const __m256i t48_v = _mm256_blendv_epi8(t47_v, state_v, mask67_v);
                const __m256i state5_v = _mm256_blendv_epi8(t38_v, state_v, mask40_v);
                const __m256i t49_v = _mm256_blendv_epi8(t48_v, t20_v, mask48_v);
                const __m256i state6_v = _mm256_blendv_epi8(t49_v, state5_v, mask49_v);
                const __m256i words4_v = _mm256_blendv_epi8(t44_v, words_v, mask61_v);
                const __m256i t50_v = _mm256_blendv_epi8(words_v, words4_v, mask66_v);
                const __m256i t51_v = _mm256_blendv_epi8(t50_v, words_v, mask67_v);
                const __m256i t52_v = _mm256_blendv_epi8(t51_v, words_v, mask48_v);
                const __m256i words5_v = _mm256_blendv_epi8(t52_v, words_v, mask49_v);
                const __m256i numbers4_v = _mm256_blendv_epi8(t46_v, numbers_v, mask61_v);
                const __m256i t53_v = _mm256_blendv_epi8(numbers_v, numbers4_v, mask66_v);
                const __m256i t54_v = _mm256_blendv_epi8(t53_v, numbers_v, mask67_v);
                const __m256i t55_v = _mm256_blendv_epi8(t54_v, numbers_v, mask48_v);
                const __m256i numbers5_v = _mm256_blendv_epi8(t55_v, numbers_v, mask49_v);
                const __m256i strings4_v = _mm256_blendv_epi8(t39_v, strings_v, mask40_v);
                const __m256i strings5_v = _mm256_blendv_epi8(strings_v, strings4_v, mask49_v);
                const unsigned int t = i_s + 1u;
                const __m256i mask68_v = _mm256_xor_si256(mask34_v, _mm256_set1_epi32(-1));
                const __m256i mask69_v = _mm256_and_si256(active_mask_v, mask68_v);
                const __m256i state7_v = _mm256_blendv_epi8(state6_v, state_v, mask34_v);
                const __m256i words6_v = _mm256_blendv_epi8(words5_v, words_v, mask34_v);
                const __m256i numbers6_v = _mm256_blendv_epi8(numbers5_v, numbers_v, mask34_v);
                const __m256i strings6_v = _mm256_blendv_epi8(strings5_v, strings_v, mask34_v);
                __m256i state_next;
                __m256i words_next;
                __m256i numbers_next;
                __m256i strings_next;
                more = !_mm256_testz_si256(mask69_v, mask69_v) && (int)t < 24;
                state_next = _mm256_blendv_epi8(state2_v, state7_v, active_mask_v);
                words_next = _mm256_blendv_epi8(words2_v, words6_v, active_mask_v);
                numbers_next = _mm256_blendv_epi8(numbers2_v, numbers6_v, active_mask_v);
                strings_next = _mm256_blendv_epi8(strings2_v, strings6_v, active_mask_v);
                state_v = state6_v;
                words_v = words5_v;
                numbers_v = numbers5_v;
                strings_v = strings5_v;
                i_s = t;
                active_mask_v = mask69_v;
                state2_v = state_next;
                words2_v = words_next;
                numbers2_v = numbers_next;
                strings2_v = strings_next;
            } while (more);
            t29_v = _mm256_mullo_epi32(numbers2_v, t27_v);
            t30_v = _mm256_add_epi32(_mm256_mullo_epi32(words2_v, t26_v), t29_v);
            mask2_v = _mm256_xor_si256(_mm256_cmpgt_epi32(t20_v, state2_v), _mm256_set1_epi32(-1));
            t31_v = _mm256_add_epi32(t30_v, strings2_v);
            d_new_v = _mm256_blendv_epi8(t31_v, t28_v, mask2_v);
            _mm256_storeu_si256((void *)(d + k2), d_new_v);
        }
        k = (int)end_s;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = tokenizer_lane(text + 24 * k);
    }
}
