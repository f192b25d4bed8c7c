/* vcc 0.1.0 wrote this from tokenizer.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tokenizer(int n, const unsigned char *text, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 75: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end_s = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end_s & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v = _mm256_set1_epi32(24);
        const __m256i t2_v0 = _mm256_mullo_epi32(t_v0, t2_v);
        const __m256i t2_v1 = _mm256_mullo_epi32(t_v1, t2_v);
        const __m256i t2_v2 = _mm256_mullo_epi32(t_v2, t2_v);
        const __m256i t2_v3 = _mm256_mullo_epi32(t_v3, t2_v);
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
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256i state_v0 = t_v;
            __m256i state_v1 = t_v;
            __m256i state_v2 = t_v;
            __m256i state_v3 = t_v;
            __m256i words_v0 = t_v;
            __m256i words_v1 = t_v;
            __m256i words_v2 = t_v;
            __m256i words_v3 = t_v;
            __m256i numbers_v0 = t_v;
            __m256i numbers_v1 = t_v;
            __m256i numbers_v2 = t_v;
            __m256i numbers_v3 = t_v;
            __m256i strings_v0 = t_v;
            __m256i strings_v1 = t_v;
            __m256i strings_v2 = t_v;
            __m256i strings_v3 = t_v;
            unsigned int i_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i state2_v0 = t_v;
            __m256i state2_v1 = t_v;
            __m256i state2_v2 = t_v;
            __m256i state2_v3 = t_v;
            __m256i words2_v0 = t_v;
            __m256i words2_v1 = t_v;
            __m256i words2_v2 = t_v;
            __m256i words2_v3 = t_v;
            __m256i numbers2_v0 = t_v;
            __m256i numbers2_v1 = t_v;
            __m256i numbers2_v2 = t_v;
            __m256i numbers2_v3 = t_v;
            __m256i strings2_v0 = t_v;
            __m256i strings2_v1 = t_v;
            __m256i strings2_v2 = t_v;
            __m256i strings2_v3 = t_v;
            int more;
            do {
                const unsigned char *const text_s = text + (long)(24UL * k2) + (long)(int)i_s;
                const __m256i all_v = _mm256_and_si256(active_mask_v0, active_mask_v1);
                const __m256i all2_v = _mm256_and_si256(active_mask_v2, active_mask_v3);
                const int all = _mm256_movemask_epi8(_mm256_and_si256(all_v, all2_v)) == -1;
                __m256i text_v;
                if (all) {
                    const long t60_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v0));
                    const long t61_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v0),
                        _mm256_castsi256_si128(t2_v0)));
                    const __m128i t62_v = _mm256_extracti128_si256(t2_v0, 1);
                    const long t63_v = _mm_cvtsi128_si64(t62_v);
                    const long t64_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t62_v, t62_v));
                    const long t65_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v1));
                    const long t66_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v1),
                        _mm256_castsi256_si128(t2_v1)));
                    const __m128i t67_v = _mm256_extracti128_si256(t2_v1, 1);
                    const long t68_v = _mm_cvtsi128_si64(t67_v);
                    const long t69_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t67_v, t67_v));
                    const long t70_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v2));
                    const long t71_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v2),
                        _mm256_castsi256_si128(t2_v2)));
                    const __m128i t72_v = _mm256_extracti128_si256(t2_v2, 1);
                    const long t73_v = _mm_cvtsi128_si64(t72_v);
                    const long t74_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t72_v, t72_v));
                    const long t75_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v3));
                    const long t76_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v3),
                        _mm256_castsi256_si128(t2_v3)));
                    const __m128i t77_v = _mm256_extracti128_si256(t2_v3, 1);
                    const long t78_v = _mm_cvtsi128_si64(t77_v);
                    const long t79_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t77_v, t77_v));
                    const long t80_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t60_v]
                        | ((unsigned long)(unsigned char)text_s[t60_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t61_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t61_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t63_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t63_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t64_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t64_v >> 32] << 56));
                    const long t81_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t65_v]
                        | ((unsigned long)(unsigned char)text_s[t65_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t66_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t66_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t68_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t68_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t69_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t69_v >> 32] << 56));
                    const long t82_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t70_v]
                        | ((unsigned long)(unsigned char)text_s[t70_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t71_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t71_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t73_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t73_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t74_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t74_v >> 32] << 56));
                    const long t83_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t75_v]
                        | ((unsigned long)(unsigned char)text_s[t75_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t76_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t76_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t78_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t78_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t79_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t79_v >> 32] << 56));
                    const __m128i t84_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t80_v), _mm_cvtsi64_si128(t81_v));
                    const __m128i t85_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t82_v), _mm_cvtsi64_si128(t83_v));
                    text_v = _mm256_inserti128_si256(_mm256_castsi128_si256(t84_v), t85_v, 1);
                } else {
                    const __m256i t37_v0 = _mm256_and_si256(active_mask_v0, t2_v0);
                    const __m256i t37_v1 = _mm256_and_si256(active_mask_v1, t2_v1);
                    const __m256i t37_v2 = _mm256_and_si256(active_mask_v2, t2_v2);
                    const __m256i t37_v3 = _mm256_and_si256(active_mask_v3, t2_v3);
                    const __m256i t86_v = _mm256_max_epu32(t37_v2, t37_v3);
                    const __m256i t87_v = _mm256_max_epu32(_mm256_max_epu32(t37_v0, t37_v1), t86_v);
                    const __m128i t88_v = _mm256_extracti128_si256(t87_v, 1);
                    const __m128i t89_v = _mm_max_epu32(_mm256_castsi256_si128(t87_v), t88_v);
                    const __m128i t90_v = _mm_max_epu32(t89_v, _mm_srli_si128(t89_v, 8));
                    const __m128i t91_v = _mm_max_epu32(t90_v, _mm_srli_si128(t90_v, 4));
                    const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t91_v);
                    const __m256i t92_v = _mm256_set1_epi32((int)t3);
                    const __m256i t38_v0 = _mm256_blendv_epi8(t92_v, t2_v0, active_mask_v0);
                    const __m256i t38_v1 = _mm256_blendv_epi8(t92_v, t2_v1, active_mask_v1);
                    const __m256i t38_v2 = _mm256_blendv_epi8(t92_v, t2_v2, active_mask_v2);
                    const __m256i t38_v3 = _mm256_blendv_epi8(t92_v, t2_v3, active_mask_v3);
                    const long t93_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t38_v0));
                    const long t94_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t38_v0),
                        _mm256_castsi256_si128(t38_v0)));
                    const __m128i t95_v = _mm256_extracti128_si256(t38_v0, 1);
                    const long t96_v = _mm_cvtsi128_si64(t95_v);
                    const long t97_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t95_v, t95_v));
                    const long t98_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t38_v1));
                    const long t99_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t38_v1),
                        _mm256_castsi256_si128(t38_v1)));
                    const __m128i t100_v = _mm256_extracti128_si256(t38_v1, 1);
                    const long t101_v = _mm_cvtsi128_si64(t100_v);
                    const long t102_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t100_v, t100_v));
                    const long t103_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t38_v2));
                    const long t104_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t38_v2),
                        _mm256_castsi256_si128(t38_v2)));
                    const __m128i t105_v = _mm256_extracti128_si256(t38_v2, 1);
                    const long t106_v = _mm_cvtsi128_si64(t105_v);
                    const long t107_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t105_v, t105_v));
                    const long t108_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t38_v3));
                    const long t109_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t38_v3),
                        _mm256_castsi256_si128(t38_v3)));
                    const __m128i t110_v = _mm256_extracti128_si256(t38_v3, 1);
                    const long t111_v = _mm_cvtsi128_si64(t110_v);
                    const long t112_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t110_v, t110_v));
                    const long t113_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t93_v]
                        | ((unsigned long)(unsigned char)text_s[t93_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t94_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t94_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t96_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t96_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t97_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t97_v >> 32] << 56));
                    const long t114_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t98_v]
                        | ((unsigned long)(unsigned char)text_s[t98_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t99_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t99_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t101_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t101_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t102_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t102_v >> 32] << 56));
                    const long t115_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t103_v]
                        | ((unsigned long)(unsigned char)text_s[t103_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t104_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t104_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t106_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t106_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t107_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t107_v >> 32] << 56));
                    const long t116_v =
                        (long)((unsigned long)(unsigned char)text_s[(int)t108_v]
                        | ((unsigned long)(unsigned char)text_s[t108_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s[(int)t109_v] << 16)
                        | ((unsigned long)(unsigned char)text_s[t109_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s[(int)t111_v] << 32)
                        | ((unsigned long)(unsigned char)text_s[t111_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s[(int)t112_v] << 48)
                        | ((unsigned long)(unsigned char)text_s[t112_v >> 32] << 56));
                    const __m128i t117_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t113_v), _mm_cvtsi64_si128(t114_v));
                    const __m128i t118_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t115_v), _mm_cvtsi64_si128(t116_v));
                    const __m256i t119_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(t117_v), t118_v, 1);
                    text_v = t119_v;
                }
                const __m128i t40_v = _mm256_castsi256_si128(text_v);
                const __m128i t41_v = _mm256_extracti128_si256(text_v, 1);
                const __m256i t7_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(text_v));
                const __m256i t7_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t40_v, 8));
                const __m256i t7_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(text_v, 1));
                const __m256i t7_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t41_v, 8));
                const __m256i c_v0 = _mm256_and_si256(t7_v0, t3_v);
                const __m256i c_v1 = _mm256_and_si256(t7_v1, t3_v);
                const __m256i c_v2 = _mm256_and_si256(t7_v2, t3_v);
                const __m256i c_v3 = _mm256_and_si256(t7_v3, t3_v);
                const __m256i t8_v0 = _mm256_sub_epi32(c_v0, t4_v);
                const __m256i t8_v1 = _mm256_sub_epi32(c_v1, t4_v);
                const __m256i t8_v2 = _mm256_sub_epi32(c_v2, t4_v);
                const __m256i t8_v3 = _mm256_sub_epi32(c_v3, t4_v);
                const __m256i t9_v0 = _mm256_sub_epi32(c_v0, t6_v);
                const __m256i t9_v1 = _mm256_sub_epi32(c_v1, t6_v);
                const __m256i t9_v2 = _mm256_sub_epi32(c_v2, t6_v);
                const __m256i t9_v3 = _mm256_sub_epi32(c_v3, t6_v);
                const __m256i t10_v0 = _mm256_sub_epi32(c_v0, t9_v);
                const __m256i t10_v1 = _mm256_sub_epi32(c_v1, t9_v);
                const __m256i t10_v2 = _mm256_sub_epi32(c_v2, t9_v);
                const __m256i t10_v3 = _mm256_sub_epi32(c_v3, t9_v);
                const __m256i mask2_v0 = _mm256_cmpeq_epi32(_mm256_max_epu32(t10_v, t10_v0), t10_v);
                const __m256i mask2_v1 = _mm256_cmpeq_epi32(_mm256_max_epu32(t10_v, t10_v1), t10_v);
                const __m256i mask2_v2 = _mm256_cmpeq_epi32(_mm256_max_epu32(t10_v, t10_v2), t10_v);
                const __m256i mask2_v3 = _mm256_cmpeq_epi32(_mm256_max_epu32(t10_v, t10_v3), t10_v);
                const __m256i t11_v0 = _mm256_blendv_epi8(t8_v, t7_v, mask2_v0);
                const __m256i t11_v1 = _mm256_blendv_epi8(t8_v, t7_v, mask2_v1);
                const __m256i t11_v2 = _mm256_blendv_epi8(t8_v, t7_v, mask2_v2);
                const __m256i t11_v3 = _mm256_blendv_epi8(t8_v, t7_v, mask2_v3);
                const __m256i mask3_v0 = _mm256_cmpeq_epi32(c_v0, t12_v);
                const __m256i mask3_v1 = _mm256_cmpeq_epi32(c_v1, t12_v);
                const __m256i mask3_v2 = _mm256_cmpeq_epi32(c_v2, t12_v);
                const __m256i mask3_v3 = _mm256_cmpeq_epi32(c_v3, t12_v);
                const __m256i t12_v0 = _mm256_blendv_epi8(t11_v0, t11_v, mask3_v0);
                const __m256i t12_v1 = _mm256_blendv_epi8(t11_v1, t11_v, mask3_v1);
                const __m256i t12_v2 = _mm256_blendv_epi8(t11_v2, t11_v, mask3_v2);
                const __m256i t12_v3 = _mm256_blendv_epi8(t11_v3, t11_v, mask3_v3);
                const __m256i mask4_v0 = _mm256_cmpeq_epi32(c_v0, t14_v);
                const __m256i mask4_v1 = _mm256_cmpeq_epi32(c_v1, t14_v);
                const __m256i mask4_v2 = _mm256_cmpeq_epi32(c_v2, t14_v);
                const __m256i mask4_v3 = _mm256_cmpeq_epi32(c_v3, t14_v);
                const __m256i t13_v0 = _mm256_blendv_epi8(t12_v0, t13_v, mask4_v0);
                const __m256i t13_v1 = _mm256_blendv_epi8(t12_v1, t13_v, mask4_v1);
                const __m256i t13_v2 = _mm256_blendv_epi8(t12_v2, t13_v, mask4_v2);
                const __m256i t13_v3 = _mm256_blendv_epi8(t12_v3, t13_v, mask4_v3);
                const __m256i mask5_v0 = _mm256_or_si256(mask3_v0, mask2_v0);
                const __m256i mask5_v1 = _mm256_or_si256(mask3_v1, mask2_v1);
                const __m256i mask5_v2 = _mm256_or_si256(mask3_v2, mask2_v2);
                const __m256i mask5_v3 = _mm256_or_si256(mask3_v3, mask2_v3);
                const __m256i mask6_v0 = _mm256_or_si256(mask5_v0, mask4_v0);
                const __m256i mask6_v1 = _mm256_or_si256(mask5_v1, mask4_v1);
                const __m256i mask6_v2 = _mm256_or_si256(mask5_v2, mask4_v2);
                const __m256i mask6_v3 = _mm256_or_si256(mask5_v3, mask4_v3);
                const __m256i mask7_v0 = _mm256_cmpeq_epi32(c_v0, t15_v);
                const __m256i mask7_v1 = _mm256_cmpeq_epi32(c_v1, t15_v);
                const __m256i mask7_v2 = _mm256_cmpeq_epi32(c_v2, t15_v);
                const __m256i mask7_v3 = _mm256_cmpeq_epi32(c_v3, t15_v);
                const __m256i mask8_v0 = _mm256_or_si256(mask6_v0, mask7_v0);
                const __m256i mask8_v1 = _mm256_or_si256(mask6_v1, mask7_v1);
                const __m256i mask8_v2 = _mm256_or_si256(mask6_v2, mask7_v2);
                const __m256i mask8_v3 = _mm256_or_si256(mask6_v3, mask7_v3);
                const __m256i mask9_v0 = _mm256_xor_si256(mask8_v0, _mm256_set1_epi32(-1));
                const __m256i mask9_v1 = _mm256_xor_si256(mask8_v1, _mm256_set1_epi32(-1));
                const __m256i mask9_v2 = _mm256_xor_si256(mask8_v2, _mm256_set1_epi32(-1));
                const __m256i mask9_v3 = _mm256_xor_si256(mask8_v3, _mm256_set1_epi32(-1));
                const __m256i t42_v = _mm256_xor_si256(t8_v0, _mm256_set1_epi32(-2147483648));
                const __m256i t43_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i t44_v = _mm256_xor_si256(t8_v1, _mm256_set1_epi32(-2147483648));
                const __m256i t45_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i t46_v = _mm256_xor_si256(t8_v2, _mm256_set1_epi32(-2147483648));
                const __m256i t47_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i t48_v = _mm256_xor_si256(t8_v3, _mm256_set1_epi32(-2147483648));
                const __m256i t49_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask10_v0 = _mm256_cmpgt_epi32(t42_v, t43_v);
                const __m256i mask10_v1 = _mm256_cmpgt_epi32(t44_v, t45_v);
                const __m256i mask10_v2 = _mm256_cmpgt_epi32(t46_v, t47_v);
                const __m256i mask10_v3 = _mm256_cmpgt_epi32(t48_v, t49_v);
                const __m256i mask11_v0 = _mm256_and_si256(mask9_v0, mask10_v0);
                const __m256i mask11_v1 = _mm256_and_si256(mask9_v1, mask10_v1);
                const __m256i mask11_v2 = _mm256_and_si256(mask9_v2, mask10_v2);
                const __m256i mask11_v3 = _mm256_and_si256(mask9_v3, mask10_v3);
                const __m256i t50_v = _mm256_xor_si256(t9_v0, _mm256_set1_epi32(-2147483648));
                const __m256i t51_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i t52_v = _mm256_xor_si256(t9_v1, _mm256_set1_epi32(-2147483648));
                const __m256i t53_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i t54_v = _mm256_xor_si256(t9_v2, _mm256_set1_epi32(-2147483648));
                const __m256i t55_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i t56_v = _mm256_xor_si256(t9_v3, _mm256_set1_epi32(-2147483648));
                const __m256i t57_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask12_v0 = _mm256_cmpgt_epi32(t50_v, t51_v);
                const __m256i mask12_v1 = _mm256_cmpgt_epi32(t52_v, t53_v);
                const __m256i mask12_v2 = _mm256_cmpgt_epi32(t54_v, t55_v);
                const __m256i mask12_v3 = _mm256_cmpgt_epi32(t56_v, t57_v);
                const __m256i mask13_v0 = _mm256_and_si256(mask11_v0, mask12_v0);
                const __m256i mask13_v1 = _mm256_and_si256(mask11_v1, mask12_v1);
                const __m256i mask13_v2 = _mm256_and_si256(mask11_v2, mask12_v2);
                const __m256i mask13_v3 = _mm256_and_si256(mask11_v3, mask12_v3);
                const __m256i kind_v0 = _mm256_andnot_si256(mask13_v0, t13_v0);
                const __m256i kind_v1 = _mm256_andnot_si256(mask13_v1, t13_v1);
                const __m256i kind_v2 = _mm256_andnot_si256(mask13_v2, t13_v2);
                const __m256i kind_v3 = _mm256_andnot_si256(mask13_v3, t13_v3);
                const __m256i mask14_v0 = _mm256_cmpeq_epi32(c_v0, t_v);
                const __m256i mask14_v1 = _mm256_cmpeq_epi32(c_v1, t_v);
                const __m256i mask14_v2 = _mm256_cmpeq_epi32(c_v2, t_v);
                const __m256i mask14_v3 = _mm256_cmpeq_epi32(c_v3, t_v);
                const __m256i mask15_v0 = _mm256_cmpeq_epi32(kind_v0, t13_v);
                const __m256i mask15_v1 = _mm256_cmpeq_epi32(kind_v1, t13_v);
                const __m256i mask15_v2 = _mm256_cmpeq_epi32(kind_v2, t13_v);
                const __m256i mask15_v3 = _mm256_cmpeq_epi32(kind_v3, t13_v);
                const __m256i mask16_v0 = _mm256_cmpeq_epi32(kind_v0, t11_v);
                const __m256i mask16_v1 = _mm256_cmpeq_epi32(kind_v1, t11_v);
                const __m256i mask16_v2 = _mm256_cmpeq_epi32(kind_v2, t11_v);
                const __m256i mask16_v3 = _mm256_cmpeq_epi32(kind_v3, t11_v);
                const __m256i t14_v0 = _mm256_blendv_epi8(state_v0, t13_v, mask15_v0);
                const __m256i t14_v1 = _mm256_blendv_epi8(state_v1, t13_v, mask15_v1);
                const __m256i t14_v2 = _mm256_blendv_epi8(state_v2, t13_v, mask15_v2);
                const __m256i t14_v3 = _mm256_blendv_epi8(state_v3, t13_v, mask15_v3);
                const __m256i state3_v0 = _mm256_andnot_si256(mask16_v0, t14_v0);
                const __m256i state3_v1 = _mm256_andnot_si256(mask16_v1, t14_v1);
                const __m256i state3_v2 = _mm256_andnot_si256(mask16_v2, t14_v2);
                const __m256i state3_v3 = _mm256_andnot_si256(mask16_v3, t14_v3);
                const __m256i t15_v0 = mask16_v0;
                const __m256i t15_v1 = mask16_v1;
                const __m256i t15_v2 = mask16_v2;
                const __m256i t15_v3 = mask16_v3;
                const __m256i mask17_v0 = _mm256_cmpeq_epi32(kind_v0, t7_v);
                const __m256i mask17_v1 = _mm256_cmpeq_epi32(kind_v1, t7_v);
                const __m256i mask17_v2 = _mm256_cmpeq_epi32(kind_v2, t7_v);
                const __m256i mask17_v3 = _mm256_cmpeq_epi32(kind_v3, t7_v);
                const __m256i mask18_v0 = _mm256_cmpeq_epi32(c_v0, t16_v);
                const __m256i mask18_v1 = _mm256_cmpeq_epi32(c_v1, t16_v);
                const __m256i mask18_v2 = _mm256_cmpeq_epi32(c_v2, t16_v);
                const __m256i mask18_v3 = _mm256_cmpeq_epi32(c_v3, t16_v);
                const __m256i mask19_v0 = _mm256_or_si256(mask17_v0, mask18_v0);
                const __m256i mask19_v1 = _mm256_or_si256(mask17_v1, mask18_v1);
                const __m256i mask19_v2 = _mm256_or_si256(mask17_v2, mask18_v2);
                const __m256i mask19_v3 = _mm256_or_si256(mask17_v3, mask18_v3);
                const __m256i mask20_v0 = _mm256_cmpeq_epi32(kind_v0, t8_v);
                const __m256i mask20_v1 = _mm256_cmpeq_epi32(kind_v1, t8_v);
                const __m256i mask20_v2 = _mm256_cmpeq_epi32(kind_v2, t8_v);
                const __m256i mask20_v3 = _mm256_cmpeq_epi32(kind_v3, t8_v);
                const __m256i mask21_v0 = _mm256_or_si256(mask20_v0, mask17_v0);
                const __m256i mask21_v1 = _mm256_or_si256(mask20_v1, mask17_v1);
                const __m256i mask21_v2 = _mm256_or_si256(mask20_v2, mask17_v2);
                const __m256i mask21_v3 = _mm256_or_si256(mask20_v3, mask17_v3);
                const __m256i mask22_v0 = _mm256_cmpeq_epi32(state_v0, t7_v);
                const __m256i mask22_v1 = _mm256_cmpeq_epi32(state_v1, t7_v);
                const __m256i mask22_v2 = _mm256_cmpeq_epi32(state_v2, t7_v);
                const __m256i mask22_v3 = _mm256_cmpeq_epi32(state_v3, t7_v);
                const __m256i mask23_v0 = _mm256_xor_si256(mask19_v0, _mm256_set1_epi32(-1));
                const __m256i mask23_v1 = _mm256_xor_si256(mask19_v1, _mm256_set1_epi32(-1));
                const __m256i mask23_v2 = _mm256_xor_si256(mask19_v2, _mm256_set1_epi32(-1));
                const __m256i mask23_v3 = _mm256_xor_si256(mask19_v3, _mm256_set1_epi32(-1));
                const __m256i mask24_v0 = _mm256_and_si256(mask22_v0, mask23_v0);
                const __m256i mask24_v1 = _mm256_and_si256(mask22_v1, mask23_v1);
                const __m256i mask24_v2 = _mm256_and_si256(mask22_v2, mask23_v2);
                const __m256i mask24_v3 = _mm256_and_si256(mask22_v3, mask23_v3);
                const __m256i t16_v0 = _mm256_and_si256(mask24_v0, t_v);
                const __m256i t16_v1 = _mm256_and_si256(mask24_v1, t_v);
                const __m256i t16_v2 = _mm256_and_si256(mask24_v2, t_v);
                const __m256i t16_v3 = _mm256_and_si256(mask24_v3, t_v);
                const __m256i t17_v0 = _mm256_sub_epi32(state_v0, t8_v);
                const __m256i t17_v1 = _mm256_sub_epi32(state_v1, t8_v);
                const __m256i t17_v2 = _mm256_sub_epi32(state_v2, t8_v);
                const __m256i t17_v3 = _mm256_sub_epi32(state_v3, t8_v);
                const __m256i mask25_v0 =
                    _mm256_cmpeq_epi32(_mm256_max_epu32(t11_v, t17_v0), t11_v);
                const __m256i mask25_v1 =
                    _mm256_cmpeq_epi32(_mm256_max_epu32(t11_v, t17_v1), t11_v);
                const __m256i mask25_v2 =
                    _mm256_cmpeq_epi32(_mm256_max_epu32(t11_v, t17_v2), t11_v);
                const __m256i mask25_v3 =
                    _mm256_cmpeq_epi32(_mm256_max_epu32(t11_v, t17_v3), t11_v);
                const __m256i state4_v0 = _mm256_blendv_epi8(state_v0, t16_v0, mask25_v0);
                const __m256i state4_v1 = _mm256_blendv_epi8(state_v1, t16_v1, mask25_v1);
                const __m256i state4_v2 = _mm256_blendv_epi8(state_v2, t16_v2, mask25_v2);
                const __m256i state4_v3 = _mm256_blendv_epi8(state_v3, t16_v3, mask25_v3);
                const __m256i t18_v0 = _mm256_blendv_epi8(state4_v0, t8_v, mask20_v0);
                const __m256i t18_v1 = _mm256_blendv_epi8(state4_v1, t8_v, mask20_v1);
                const __m256i t18_v2 = _mm256_blendv_epi8(state4_v2, t8_v, mask20_v2);
                const __m256i t18_v3 = _mm256_blendv_epi8(state4_v3, t8_v, mask20_v3);
                const __m256i mask26_v0 = _mm256_xor_si256(mask20_v0, _mm256_set1_epi32(-1));
                const __m256i mask26_v1 = _mm256_xor_si256(mask20_v1, _mm256_set1_epi32(-1));
                const __m256i mask26_v2 = _mm256_xor_si256(mask20_v2, _mm256_set1_epi32(-1));
                const __m256i mask26_v3 = _mm256_xor_si256(mask20_v3, _mm256_set1_epi32(-1));
                const __m256i t19_v0 = _mm256_blendv_epi8(t18_v0, t7_v, mask17_v0);
                const __m256i t19_v1 = _mm256_blendv_epi8(t18_v1, t7_v, mask17_v1);
                const __m256i t19_v2 = _mm256_blendv_epi8(t18_v2, t7_v, mask17_v2);
                const __m256i t19_v3 = _mm256_blendv_epi8(t18_v3, t7_v, mask17_v3);
                const __m256i mask27_v0 = _mm256_xor_si256(mask17_v0, _mm256_set1_epi32(-1));
                const __m256i mask27_v1 = _mm256_xor_si256(mask17_v1, _mm256_set1_epi32(-1));
                const __m256i mask27_v2 = _mm256_xor_si256(mask17_v2, _mm256_set1_epi32(-1));
                const __m256i mask27_v3 = _mm256_xor_si256(mask17_v3, _mm256_set1_epi32(-1));
                const __m256i mask28_v0 = _mm256_and_si256(mask26_v0, mask27_v0);
                const __m256i mask28_v1 = _mm256_and_si256(mask26_v1, mask27_v1);
                const __m256i mask28_v2 = _mm256_and_si256(mask26_v2, mask27_v2);
                const __m256i mask28_v3 = _mm256_and_si256(mask26_v3, mask27_v3);
                const __m256i mask29_v0 = _mm256_and_si256(mask28_v0, mask16_v0);
                const __m256i mask29_v1 = _mm256_and_si256(mask28_v1, mask16_v1);
                const __m256i mask29_v2 = _mm256_and_si256(mask28_v2, mask16_v2);
                const __m256i mask29_v3 = _mm256_and_si256(mask28_v3, mask16_v3);
                const __m256i state5_v0 = _mm256_blendv_epi8(t19_v0, t11_v, mask29_v0);
                const __m256i state5_v1 = _mm256_blendv_epi8(t19_v1, t11_v, mask29_v1);
                const __m256i state5_v2 = _mm256_blendv_epi8(t19_v2, t11_v, mask29_v2);
                const __m256i state5_v3 = _mm256_blendv_epi8(t19_v3, t11_v, mask29_v3);
                const __m256i t20_v0 = mask20_v0;
                const __m256i t20_v1 = mask20_v1;
                const __m256i t20_v2 = mask20_v2;
                const __m256i t20_v3 = mask20_v3;
                const __m256i words3_v0 = _mm256_sub_epi32(words_v0, t20_v0);
                const __m256i words3_v1 = _mm256_sub_epi32(words_v1, t20_v1);
                const __m256i words3_v2 = _mm256_sub_epi32(words_v2, t20_v2);
                const __m256i words3_v3 = _mm256_sub_epi32(words_v3, t20_v3);
                const __m256i t21_v0 = mask17_v0;
                const __m256i t21_v1 = mask17_v1;
                const __m256i t21_v2 = mask17_v2;
                const __m256i t21_v3 = mask17_v3;
                const __m256i numbers3_v0 = _mm256_sub_epi32(numbers_v0, t21_v0);
                const __m256i numbers3_v1 = _mm256_sub_epi32(numbers_v1, t21_v1);
                const __m256i numbers3_v2 = _mm256_sub_epi32(numbers_v2, t21_v2);
                const __m256i numbers3_v3 = _mm256_sub_epi32(numbers_v3, t21_v3);
                const __m256i mask30_v0 = _mm256_cmpeq_epi32(state_v0, t8_v);
                const __m256i mask30_v1 = _mm256_cmpeq_epi32(state_v1, t8_v);
                const __m256i mask30_v2 = _mm256_cmpeq_epi32(state_v2, t8_v);
                const __m256i mask30_v3 = _mm256_cmpeq_epi32(state_v3, t8_v);
                const __m256i mask31_v0 = _mm256_and_si256(mask30_v0, mask21_v0);
                const __m256i mask31_v1 = _mm256_and_si256(mask30_v1, mask21_v1);
                const __m256i mask31_v2 = _mm256_and_si256(mask30_v2, mask21_v2);
                const __m256i mask31_v3 = _mm256_and_si256(mask30_v3, mask21_v3);
                const __m256i t22_v0 = _mm256_blendv_epi8(state5_v0, state_v0, mask31_v0);
                const __m256i t22_v1 = _mm256_blendv_epi8(state5_v1, state_v1, mask31_v1);
                const __m256i t22_v2 = _mm256_blendv_epi8(state5_v2, state_v2, mask31_v2);
                const __m256i t22_v3 = _mm256_blendv_epi8(state5_v3, state_v3, mask31_v3);
                const __m256i mask32_v0 = _mm256_and_si256(mask22_v0, mask19_v0);
                const __m256i mask32_v1 = _mm256_and_si256(mask22_v1, mask19_v1);
                const __m256i mask32_v2 = _mm256_and_si256(mask22_v2, mask19_v2);
                const __m256i mask32_v3 = _mm256_and_si256(mask22_v3, mask19_v3);
                const __m256i t23_v0 = _mm256_blendv_epi8(t22_v0, state_v0, mask32_v0);
                const __m256i t23_v1 = _mm256_blendv_epi8(t22_v1, state_v1, mask32_v1);
                const __m256i t23_v2 = _mm256_blendv_epi8(t22_v2, state_v2, mask32_v2);
                const __m256i t23_v3 = _mm256_blendv_epi8(t22_v3, state_v3, mask32_v3);
                const __m256i mask33_v0 = _mm256_cmpeq_epi32(state_v0, t13_v);
                const __m256i mask33_v1 = _mm256_cmpeq_epi32(state_v1, t13_v);
                const __m256i mask33_v2 = _mm256_cmpeq_epi32(state_v2, t13_v);
                const __m256i mask33_v3 = _mm256_cmpeq_epi32(state_v3, t13_v);
                const __m256i t24_v0 = _mm256_blendv_epi8(t23_v0, t11_v, mask33_v0);
                const __m256i t24_v1 = _mm256_blendv_epi8(t23_v1, t11_v, mask33_v1);
                const __m256i t24_v2 = _mm256_blendv_epi8(t23_v2, t11_v, mask33_v2);
                const __m256i t24_v3 = _mm256_blendv_epi8(t23_v3, t11_v, mask33_v3);
                const __m256i mask34_v0 = _mm256_cmpeq_epi32(state_v0, t11_v);
                const __m256i mask34_v1 = _mm256_cmpeq_epi32(state_v1, t11_v);
                const __m256i mask34_v2 = _mm256_cmpeq_epi32(state_v2, t11_v);
                const __m256i mask34_v3 = _mm256_cmpeq_epi32(state_v3, t11_v);
                const __m256i state6_v0 = _mm256_blendv_epi8(t24_v0, state3_v0, mask34_v0);
                const __m256i state6_v1 = _mm256_blendv_epi8(t24_v1, state3_v1, mask34_v1);
                const __m256i state6_v2 = _mm256_blendv_epi8(t24_v2, state3_v2, mask34_v2);
                const __m256i state6_v3 = _mm256_blendv_epi8(t24_v3, state3_v3, mask34_v3);
                const __m256i t25_v0 = _mm256_blendv_epi8(words3_v0, words_v0, mask31_v0);
                const __m256i t25_v1 = _mm256_blendv_epi8(words3_v1, words_v1, mask31_v1);
                const __m256i t25_v2 = _mm256_blendv_epi8(words3_v2, words_v2, mask31_v2);
                const __m256i t25_v3 = _mm256_blendv_epi8(words3_v3, words_v3, mask31_v3);
                const __m256i t26_v0 = _mm256_blendv_epi8(t25_v0, words_v0, mask32_v0);
                const __m256i t26_v1 = _mm256_blendv_epi8(t25_v1, words_v1, mask32_v1);
                const __m256i t26_v2 = _mm256_blendv_epi8(t25_v2, words_v2, mask32_v2);
                const __m256i t26_v3 = _mm256_blendv_epi8(t25_v3, words_v3, mask32_v3);
                const __m256i t27_v0 = _mm256_blendv_epi8(t26_v0, words_v0, mask33_v0);
                const __m256i t27_v1 = _mm256_blendv_epi8(t26_v1, words_v1, mask33_v1);
                const __m256i t27_v2 = _mm256_blendv_epi8(t26_v2, words_v2, mask33_v2);
                const __m256i t27_v3 = _mm256_blendv_epi8(t26_v3, words_v3, mask33_v3);
                const __m256i words4_v0 = _mm256_blendv_epi8(t27_v0, words_v0, mask34_v0);
                const __m256i words4_v1 = _mm256_blendv_epi8(t27_v1, words_v1, mask34_v1);
                const __m256i words4_v2 = _mm256_blendv_epi8(t27_v2, words_v2, mask34_v2);
                const __m256i words4_v3 = _mm256_blendv_epi8(t27_v3, words_v3, mask34_v3);
                const __m256i t28_v0 = _mm256_blendv_epi8(numbers3_v0, numbers_v0, mask31_v0);
                const __m256i t28_v1 = _mm256_blendv_epi8(numbers3_v1, numbers_v1, mask31_v1);
                const __m256i t28_v2 = _mm256_blendv_epi8(numbers3_v2, numbers_v2, mask31_v2);
                const __m256i t28_v3 = _mm256_blendv_epi8(numbers3_v3, numbers_v3, mask31_v3);
                const __m256i t29_v0 = _mm256_blendv_epi8(t28_v0, numbers_v0, mask32_v0);
                const __m256i t29_v1 = _mm256_blendv_epi8(t28_v1, numbers_v1, mask32_v1);
                const __m256i t29_v2 = _mm256_blendv_epi8(t28_v2, numbers_v2, mask32_v2);
                const __m256i t29_v3 = _mm256_blendv_epi8(t28_v3, numbers_v3, mask32_v3);
                const __m256i t30_v0 = _mm256_blendv_epi8(t29_v0, numbers_v0, mask33_v0);
                const __m256i t30_v1 = _mm256_blendv_epi8(t29_v1, numbers_v1, mask33_v1);
                const __m256i t30_v2 = _mm256_blendv_epi8(t29_v2, numbers_v2, mask33_v2);
                const __m256i t30_v3 = _mm256_blendv_epi8(t29_v3, numbers_v3, mask33_v3);
                const __m256i numbers4_v0 = _mm256_blendv_epi8(t30_v0, numbers_v0, mask34_v0);
                const __m256i numbers4_v1 = _mm256_blendv_epi8(t30_v1, numbers_v1, mask34_v1);
                const __m256i numbers4_v2 = _mm256_blendv_epi8(t30_v2, numbers_v2, mask34_v2);
                const __m256i numbers4_v3 = _mm256_blendv_epi8(t30_v3, numbers_v3, mask34_v3);
                const __m256i t31_v0 = mask34_v0;
                const __m256i t31_v1 = mask34_v1;
                const __m256i t31_v2 = mask34_v2;
                const __m256i t31_v3 = mask34_v3;
                const __m256i t32_v0 = _mm256_and_si256(t15_v0, t31_v0);
                const __m256i t32_v1 = _mm256_and_si256(t15_v1, t31_v1);
                const __m256i t32_v2 = _mm256_and_si256(t15_v2, t31_v2);
                const __m256i t32_v3 = _mm256_and_si256(t15_v3, t31_v3);
                const __m256i strings3_v0 = _mm256_sub_epi32(strings_v0, t32_v0);
                const __m256i strings3_v1 = _mm256_sub_epi32(strings_v1, t32_v1);
                const __m256i strings3_v2 = _mm256_sub_epi32(strings_v2, t32_v2);
                const __m256i strings3_v3 = _mm256_sub_epi32(strings_v3, t32_v3);
                const unsigned int t = i_s + 1u;
                const __m256i mask35_v0 = _mm256_xor_si256(mask14_v0, _mm256_set1_epi32(-1));
                const __m256i mask35_v1 = _mm256_xor_si256(mask14_v1, _mm256_set1_epi32(-1));
                const __m256i mask35_v2 = _mm256_xor_si256(mask14_v2, _mm256_set1_epi32(-1));
                const __m256i mask35_v3 = _mm256_xor_si256(mask14_v3, _mm256_set1_epi32(-1));
                const __m256i mask36_v0 = _mm256_and_si256(active_mask_v0, mask35_v0);
                const __m256i mask36_v1 = _mm256_and_si256(active_mask_v1, mask35_v1);
                const __m256i mask36_v2 = _mm256_and_si256(active_mask_v2, mask35_v2);
                const __m256i mask36_v3 = _mm256_and_si256(active_mask_v3, mask35_v3);
                const __m256i state7_v0 = _mm256_blendv_epi8(state6_v0, state_v0, mask14_v0);
                const __m256i state7_v1 = _mm256_blendv_epi8(state6_v1, state_v1, mask14_v1);
                const __m256i state7_v2 = _mm256_blendv_epi8(state6_v2, state_v2, mask14_v2);
                const __m256i state7_v3 = _mm256_blendv_epi8(state6_v3, state_v3, mask14_v3);
                const __m256i t33_v0 = _mm256_blendv_epi8(state2_v0, state7_v0, active_mask_v0);
                const __m256i t33_v1 = _mm256_blendv_epi8(state2_v1, state7_v1, active_mask_v1);
                const __m256i t33_v2 = _mm256_blendv_epi8(state2_v2, state7_v2, active_mask_v2);
                const __m256i t33_v3 = _mm256_blendv_epi8(state2_v3, state7_v3, active_mask_v3);
                const __m256i words5_v0 = _mm256_blendv_epi8(words4_v0, words_v0, mask14_v0);
                const __m256i words5_v1 = _mm256_blendv_epi8(words4_v1, words_v1, mask14_v1);
                const __m256i words5_v2 = _mm256_blendv_epi8(words4_v2, words_v2, mask14_v2);
                const __m256i words5_v3 = _mm256_blendv_epi8(words4_v3, words_v3, mask14_v3);
                const __m256i t34_v0 = _mm256_blendv_epi8(words2_v0, words5_v0, active_mask_v0);
                const __m256i t34_v1 = _mm256_blendv_epi8(words2_v1, words5_v1, active_mask_v1);
                const __m256i t34_v2 = _mm256_blendv_epi8(words2_v2, words5_v2, active_mask_v2);
                const __m256i t34_v3 = _mm256_blendv_epi8(words2_v3, words5_v3, active_mask_v3);
                const __m256i numbers5_v0 = _mm256_blendv_epi8(numbers4_v0, numbers_v0, mask14_v0);
                const __m256i numbers5_v1 = _mm256_blendv_epi8(numbers4_v1, numbers_v1, mask14_v1);
                const __m256i numbers5_v2 = _mm256_blendv_epi8(numbers4_v2, numbers_v2, mask14_v2);
                const __m256i numbers5_v3 = _mm256_blendv_epi8(numbers4_v3, numbers_v3, mask14_v3);
                const __m256i t35_v0 = _mm256_blendv_epi8(numbers2_v0, numbers5_v0, active_mask_v0);
                const __m256i t35_v1 = _mm256_blendv_epi8(numbers2_v1, numbers5_v1, active_mask_v1);
                const __m256i t35_v2 = _mm256_blendv_epi8(numbers2_v2, numbers5_v2, active_mask_v2);
                const __m256i t35_v3 = _mm256_blendv_epi8(numbers2_v3, numbers5_v3, active_mask_v3);
                const __m256i strings4_v0 = _mm256_blendv_epi8(strings3_v0, strings_v0, mask14_v0);
                const __m256i strings4_v1 = _mm256_blendv_epi8(strings3_v1, strings_v1, mask14_v1);
                const __m256i strings4_v2 = _mm256_blendv_epi8(strings3_v2, strings_v2, mask14_v2);
                const __m256i strings4_v3 = _mm256_blendv_epi8(strings3_v3, strings_v3, mask14_v3);
                const __m256i t36_v0 = _mm256_blendv_epi8(strings2_v0, strings4_v0, active_mask_v0);
                const __m256i t36_v1 = _mm256_blendv_epi8(strings2_v1, strings4_v1, active_mask_v1);
                const __m256i t36_v2 = _mm256_blendv_epi8(strings2_v2, strings4_v2, active_mask_v2);
                const __m256i t36_v3 = _mm256_blendv_epi8(strings2_v3, strings4_v3, active_mask_v3);
                const __m256i t58_v = _mm256_or_si256(mask36_v2, mask36_v3);
                const __m256i t59_v = _mm256_or_si256(_mm256_or_si256(mask36_v0, mask36_v1), t58_v);
                const int t2 = _mm256_movemask_epi8(t59_v) != 0;
                more = t2 && (int)t < 24;
                state_v0 = state6_v0;
                state_v1 = state6_v1;
                state_v2 = state6_v2;
                state_v3 = state6_v3;
                words_v0 = words4_v0;
                words_v1 = words4_v1;
                words_v2 = words4_v2;
                words_v3 = words4_v3;
                numbers_v0 = numbers4_v0;
                numbers_v1 = numbers4_v1;
                numbers_v2 = numbers4_v2;
                numbers_v3 = numbers4_v3;
                strings_v0 = strings3_v0;
                strings_v1 = strings3_v1;
                strings_v2 = strings3_v2;
                strings_v3 = strings3_v3;
                i_s = t;
                active_mask_v0 = mask36_v0;
                active_mask_v1 = mask36_v1;
                active_mask_v2 = mask36_v2;
                active_mask_v3 = mask36_v3;
                state2_v0 = t33_v0;
                state2_v1 = t33_v1;
                state2_v2 = t33_v2;
                state2_v3 = t33_v3;
                words2_v0 = t34_v0;
                words2_v1 = t34_v1;
                words2_v2 = t34_v2;
                words2_v3 = t34_v3;
                numbers2_v0 = t35_v0;
                numbers2_v1 = t35_v1;
                numbers2_v2 = t35_v2;
                numbers2_v3 = t35_v3;
                strings2_v0 = t36_v0;
                strings2_v1 = t36_v1;
                strings2_v2 = t36_v2;
                strings2_v3 = t36_v3;
            } while (more);
            const __m256i t3_v0 = _mm256_mullo_epi32(words2_v0, t17_v);
            const __m256i t3_v1 = _mm256_mullo_epi32(words2_v1, t17_v);
            const __m256i t3_v2 = _mm256_mullo_epi32(words2_v2, t17_v);
            const __m256i t3_v3 = _mm256_mullo_epi32(words2_v3, t17_v);
            const __m256i t4_v0 = _mm256_mullo_epi32(numbers2_v0, t18_v);
            const __m256i t4_v1 = _mm256_mullo_epi32(numbers2_v1, t18_v);
            const __m256i t4_v2 = _mm256_mullo_epi32(numbers2_v2, t18_v);
            const __m256i t4_v3 = _mm256_mullo_epi32(numbers2_v3, t18_v);
            const __m256i t5_v0 = _mm256_add_epi32(t3_v0, t4_v0);
            const __m256i t5_v1 = _mm256_add_epi32(t3_v1, t4_v1);
            const __m256i t5_v2 = _mm256_add_epi32(t3_v2, t4_v2);
            const __m256i t5_v3 = _mm256_add_epi32(t3_v3, t4_v3);
            const __m256i t6_v0 = _mm256_add_epi32(t5_v0, strings2_v0);
            const __m256i t6_v1 = _mm256_add_epi32(t5_v1, strings2_v1);
            const __m256i t6_v2 = _mm256_add_epi32(t5_v2, strings2_v2);
            const __m256i t6_v3 = _mm256_add_epi32(t5_v3, strings2_v3);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t11_v, state2_v0), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t11_v, state2_v1), _mm256_set1_epi32(-1));
            const __m256i mask_v2 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t11_v, state2_v2), _mm256_set1_epi32(-1));
            const __m256i mask_v3 =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t11_v, state2_v3), _mm256_set1_epi32(-1));
            const __m256i d_new_v0 = _mm256_blendv_epi8(t6_v0, t19_v, mask_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(t6_v1, t19_v, mask_v1);
            const __m256i d_new_v2 = _mm256_blendv_epi8(t6_v2, t19_v, mask_v2);
            const __m256i d_new_v3 = _mm256_blendv_epi8(t6_v3, t19_v, mask_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
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
                if (_mm256_movemask_epi8(active_mask_v) == -1) {
                    const long t148_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t22_v));
                    const long t149_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t22_v),
                        _mm256_castsi256_si128(t22_v)));
                    const __m128i t150_v = _mm256_extracti128_si256(t22_v, 1);
                    const long t151_v = _mm_cvtsi128_si64(t150_v);
                    const long t152_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t150_v, t150_v));
                    const long t153_v =
                        (long)((unsigned long)(unsigned char)text_s2[(int)t148_v]
                        | ((unsigned long)(unsigned char)text_s2[t148_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s2[(int)t149_v] << 16)
                        | ((unsigned long)(unsigned char)text_s2[t149_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s2[(int)t151_v] << 32)
                        | ((unsigned long)(unsigned char)text_s2[t151_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s2[(int)t152_v] << 48)
                        | ((unsigned long)(unsigned char)text_s2[t152_v >> 32] << 56));
                    text2_v = _mm_cvtsi64_si128(t153_v);
                } else {
                    const __m256i t154_v = _mm256_and_si256(active_mask_v, t22_v);
                    const __m128i t155_v = _mm256_extracti128_si256(t154_v, 1);
                    const __m128i t156_v = _mm_max_epu32(_mm256_castsi256_si128(t154_v), t155_v);
                    const __m128i t157_v = _mm_max_epu32(t156_v, _mm_srli_si128(t156_v, 8));
                    const __m128i t158_v = _mm_max_epu32(t157_v, _mm_srli_si128(t157_v, 4));
                    const unsigned int t5 = (unsigned int)_mm_cvtsi128_si32(t158_v);
                    const __m256i t159_v = _mm256_set1_epi32((int)t5);
                    const __m256i t160_v = _mm256_blendv_epi8(t159_v, t22_v, active_mask_v);
                    const long t161_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t160_v));
                    const long t162_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t160_v),
                        _mm256_castsi256_si128(t160_v)));
                    const __m128i t163_v = _mm256_extracti128_si256(t160_v, 1);
                    const long t164_v = _mm_cvtsi128_si64(t163_v);
                    const long t165_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t163_v, t163_v));
                    const long t166_v =
                        (long)((unsigned long)(unsigned char)text_s2[(int)t161_v]
                        | ((unsigned long)(unsigned char)text_s2[t161_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)text_s2[(int)t162_v] << 16)
                        | ((unsigned long)(unsigned char)text_s2[t162_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)text_s2[(int)t164_v] << 32)
                        | ((unsigned long)(unsigned char)text_s2[t164_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)text_s2[(int)t165_v] << 48)
                        | ((unsigned long)(unsigned char)text_s2[t165_v >> 32] << 56));
                    const __m128i t167_v = _mm_cvtsi64_si128(t166_v);
                    text2_v = t167_v;
                }
                const __m256i c_v = _mm256_and_si256(_mm256_cvtepu8_epi32(text2_v), t23_v);
                const __m256i t123_v = _mm256_sub_epi32(c_v, t29_v);
                const __m256i mask4_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t30_v, t123_v), t30_v);
                const __m256i mask5_v = _mm256_cmpeq_epi32(c_v, t32_v);
                const __m256i t124_v = _mm256_blendv_epi8(t28_v, t27_v, mask4_v);
                const __m256i mask6_v = _mm256_cmpeq_epi32(c_v, t34_v);
                const __m256i t125_v = _mm256_blendv_epi8(t124_v, t31_v, mask5_v);
                const __m256i mask7_v = _mm256_or_si256(mask5_v, mask4_v);
                const __m256i mask8_v = _mm256_or_si256(mask7_v, mask6_v);
                const __m256i mask9_v = _mm256_or_si256(mask8_v, _mm256_cmpeq_epi32(c_v, t35_v));
                const __m256i t126_v = _mm256_sub_epi32(c_v, t24_v);
                const __m256i t127_v = _mm256_xor_si256(t126_v, _mm256_set1_epi32(-2147483648));
                const __m256i t128_v = _mm256_xor_si256(t25_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask10_v = _mm256_cmpgt_epi32(t127_v, t128_v);
                const __m256i mask11_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
                const __m256i t129_v = _mm256_sub_epi32(c_v, t26_v);
                const __m256i t130_v = _mm256_xor_si256(t129_v, _mm256_set1_epi32(-2147483648));
                const __m256i t131_v = _mm256_xor_si256(t25_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask12_v = _mm256_cmpgt_epi32(t130_v, t131_v);
                const __m256i mask13_v = _mm256_and_si256(mask11_v, mask10_v);
                const __m256i mask14_v = _mm256_and_si256(mask13_v, mask12_v);
                const __m256i t132_v = _mm256_blendv_epi8(t125_v, t33_v, mask6_v);
                const __m256i kind_v = _mm256_andnot_si256(mask14_v, t132_v);
                const __m256i mask15_v = _mm256_cmpeq_epi32(c_v, t20_v);
                const __m256i mask16_v = _mm256_cmpeq_epi32(kind_v, t31_v);
                const __m256i mask17_v = _mm256_cmpeq_epi32(kind_v, t33_v);
                const __m256i t133_v = _mm256_blendv_epi8(state_v, t33_v, mask17_v);
                const __m256i mask18_v = _mm256_cmpeq_epi32(kind_v, t27_v);
                const __m256i mask19_v = _mm256_or_si256(mask18_v, _mm256_cmpeq_epi32(c_v, t36_v));
                const __m256i mask20_v = _mm256_cmpeq_epi32(kind_v, t28_v);
                const __m256i mask21_v = _mm256_cmpeq_epi32(state_v, t27_v);
                const __m256i mask22_v = _mm256_xor_si256(mask19_v, _mm256_set1_epi32(-1));
                const __m256i mask23_v = _mm256_and_si256(mask21_v, mask22_v);
                const __m256i t134_v = _mm256_sub_epi32(state_v, t28_v);
                const __m256i mask24_v = _mm256_cmpeq_epi32(_mm256_max_epu32(t31_v, t134_v), t31_v);
                const __m256i t135_v = _mm256_and_si256(mask23_v, t20_v);
                const __m256i state3_v = _mm256_blendv_epi8(state_v, t135_v, mask24_v);
                const __m256i t136_v = _mm256_blendv_epi8(state3_v, t28_v, mask20_v);
                const __m256i mask25_v = _mm256_xor_si256(mask20_v, _mm256_set1_epi32(-1));
                const __m256i mask26_v = _mm256_xor_si256(mask18_v, _mm256_set1_epi32(-1));
                const __m256i mask27_v = _mm256_and_si256(mask25_v, mask26_v);
                const __m256i mask28_v = _mm256_and_si256(mask27_v, mask16_v);
                const __m256i t137_v = _mm256_blendv_epi8(t136_v, t27_v, mask18_v);
                const __m256i mask29_v = _mm256_cmpeq_epi32(state_v, t28_v);
                const __m256i mask30_v = _mm256_or_si256(mask20_v, mask18_v);
                const __m256i mask31_v = _mm256_and_si256(mask29_v, mask30_v);
                const __m256i state4_v = _mm256_blendv_epi8(t137_v, t31_v, mask28_v);
                const __m256i mask32_v = _mm256_and_si256(mask21_v, mask19_v);
                const __m256i t138_v = _mm256_blendv_epi8(state4_v, state_v, mask31_v);
                const __m256i mask33_v = _mm256_cmpeq_epi32(state_v, t33_v);
                const __m256i t139_v = _mm256_blendv_epi8(t138_v, state_v, mask32_v);
                const __m256i mask34_v = _mm256_cmpeq_epi32(state_v, t31_v);
                const __m256i state5_v = _mm256_andnot_si256(mask16_v, t133_v);
                const __m256i t140_v = _mm256_blendv_epi8(t139_v, t31_v, mask33_v);
                const __m256i state6_v = _mm256_blendv_epi8(t140_v, state5_v, mask34_v);
                const __m256i words3_v = _mm256_sub_epi32(words_v, mask20_v);
                const __m256i t141_v = _mm256_blendv_epi8(words3_v, words_v, mask31_v);
                const __m256i t142_v = _mm256_blendv_epi8(t141_v, words_v, mask32_v);
                const __m256i t143_v = _mm256_blendv_epi8(t142_v, words_v, mask33_v);
                const __m256i words4_v = _mm256_blendv_epi8(t143_v, words_v, mask34_v);
                const __m256i numbers3_v = _mm256_sub_epi32(numbers_v, mask18_v);
                const __m256i t144_v = _mm256_blendv_epi8(numbers3_v, numbers_v, mask31_v);
                const __m256i t145_v = _mm256_blendv_epi8(t144_v, numbers_v, mask32_v);
                const __m256i t146_v = _mm256_blendv_epi8(t145_v, numbers_v, mask33_v);
                const __m256i numbers4_v = _mm256_blendv_epi8(t146_v, numbers_v, mask34_v);
                const __m256i t147_v = _mm256_and_si256(mask16_v, mask34_v);
                const __m256i strings3_v = _mm256_sub_epi32(strings_v, t147_v);
                const unsigned int t4 = i_s2 + 1u;
                const __m256i mask35_v = _mm256_xor_si256(mask15_v, _mm256_set1_epi32(-1));
                const __m256i mask36_v = _mm256_and_si256(active_mask_v, mask35_v);
                const __m256i state7_v = _mm256_blendv_epi8(state6_v, state_v, mask15_v);
                const __m256i words5_v = _mm256_blendv_epi8(words4_v, words_v, mask15_v);
                const __m256i numbers5_v = _mm256_blendv_epi8(numbers4_v, numbers_v, mask15_v);
                const __m256i strings4_v = _mm256_blendv_epi8(strings3_v, strings_v, mask15_v);
                more2 = _mm256_movemask_epi8(mask36_v) != 0 && (int)t4 < 24;
                const __m256i state_next = _mm256_blendv_epi8(state2_v, state7_v, active_mask_v);
                const __m256i words_next = _mm256_blendv_epi8(words2_v, words5_v, active_mask_v);
                const __m256i numbers_next =
                    _mm256_blendv_epi8(numbers2_v, numbers5_v, active_mask_v);
                const __m256i strings_next =
                    _mm256_blendv_epi8(strings2_v, strings4_v, active_mask_v);
                state_v = state6_v;
                words_v = words4_v;
                numbers_v = numbers4_v;
                strings_v = strings3_v;
                i_s2 = t4;
                active_mask_v = mask36_v;
                state2_v = state_next;
                words2_v = words_next;
                numbers2_v = numbers_next;
                strings2_v = strings_next;
            } while (more2);
            const __m256i t120_v = _mm256_mullo_epi32(numbers2_v, t38_v);
            const __m256i t121_v = _mm256_add_epi32(_mm256_mullo_epi32(words2_v, t37_v), t120_v);
            const __m256i mask3_v =
                _mm256_xor_si256(_mm256_cmpgt_epi32(t31_v, state2_v), _mm256_set1_epi32(-1));
            const __m256i t122_v = _mm256_add_epi32(t121_v, strings2_v);
            const __m256i d_new_v = _mm256_blendv_epi8(t122_v, t39_v, mask3_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v);
        }
        k = (int)end_s;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = tokenizer_lane(text + 24 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = tokenizer_lane(text + 24 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
