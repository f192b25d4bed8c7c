/* vcc 0.1.0 wrote this from alpha_channel.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 rgba[4*n] | out u8 alpha[n] restrict | -> u32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned alpha_channel(int n, const unsigned char *rgba, unsigned char *restrict alpha)
{
    unsigned all = 255;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 16, avx2 */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi32(-1);
        __m256i all_v0[2] = {t_v, t_v};
        __m256i all_v1[2] = {t_v, t_v};
        __m256i all_v2[2] = {t_v, t_v};
        __m256i all_v3[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 32;
                const unsigned char *const rgba_s = rgba + 3 + at * 4;
                const __m256i rgba_row_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)rgba_s);
                const __m256i rgba_row2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgba_s + 32));
                const __m256i rgba_row3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgba_s + 64));
                const __m256i rgba_row4_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgba_s + 96));
                const __m256i t3_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi16(_mm256_and_si256(rgba_row_v,
                    _mm256_set1_epi16(255)),
                    _mm256_and_si256(rgba_row2_v, _mm256_set1_epi16(255))), 0xd8);
                const __m256i t4_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi16(_mm256_and_si256(rgba_row3_v,
                    _mm256_set1_epi16(255)),
                    _mm256_and_si256(rgba_row4_v, _mm256_set1_epi16(255))), 0xd8);
                const __m256i rgba_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi16(_mm256_and_si256(t3_v,
                    _mm256_set1_epi16(255)), _mm256_and_si256(t4_v, _mm256_set1_epi16(255))), 0xd8);
                _mm256_storeu_si256((__m256i *)(void *)(alpha + at), rgba_v);
                const __m256i t5_v = _mm256_unpacklo_epi8(rgba_v, _mm256_setzero_si256());
                const __m256i t6_v = _mm256_unpackhi_epi8(rgba_v, _mm256_setzero_si256());
                const __m256i t_v0 = _mm256_unpacklo_epi16(t5_v, _mm256_setzero_si256());
                const __m256i t_v1 = _mm256_unpackhi_epi16(t5_v, _mm256_setzero_si256());
                const __m256i t_v2 = _mm256_unpacklo_epi16(t6_v, _mm256_setzero_si256());
                const __m256i t_v3 = _mm256_unpackhi_epi16(t6_v, _mm256_setzero_si256());
                const __m256i t2_v0 = _mm256_and_si256(all_v0[copy], t_v0);
                const __m256i t2_v1 = _mm256_and_si256(all_v1[copy], t_v1);
                const __m256i t2_v2 = _mm256_and_si256(all_v2[copy], t_v2);
                const __m256i t2_v3 = _mm256_and_si256(all_v3[copy], t_v3);
                all_v0[copy] = t2_v0;
                all_v1[copy] = t2_v1;
                all_v2[copy] = t2_v2;
                all_v3[copy] = t2_v3;
            }
        }
        const __m256i all2_v0 = _mm256_and_si256(all_v0[0], all_v0[1]);
        const __m256i all2_v1 = _mm256_and_si256(all_v1[0], all_v1[1]);
        const __m256i all2_v2 = _mm256_and_si256(all_v2[0], all_v2[1]);
        const __m256i all2_v3 = _mm256_and_si256(all_v3[0], all_v3[1]);
        const __m256i t2_v = _mm256_set1_epi32(-1);
        __m256i all3_v0 = t2_v;
        __m256i all3_v1 = t2_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const unsigned char *const rgba_s2 = rgba + 3 + k * 4;
            const __m128i rgba_row_v0 = _mm_loadu_si128((const __m128i *)(const void *)rgba_s2);
            const __m128i rgba_row_v1 =
                _mm_loadu_si128((const __m128i *)(const void *)(rgba_s2 + 16));
            const __m128i rgba_row_v2 =
                _mm_loadu_si128((const __m128i *)(const void *)(rgba_s2 + 32));
            const __m128i rgba_row_v3 =
                _mm_loadu_si128((const __m128i *)(const void *)(rgba_s2 + 48));
            const __m128i t7_v =
                _mm_packus_epi16(_mm_and_si128(rgba_row_v0, _mm_set1_epi16(255)),
                _mm_and_si128(rgba_row_v1, _mm_set1_epi16(255)));
            const __m128i t8_v =
                _mm_packus_epi16(_mm_and_si128(rgba_row_v2, _mm_set1_epi16(255)),
                _mm_and_si128(rgba_row_v3, _mm_set1_epi16(255)));
            const __m128i rgba2_v =
                _mm_packus_epi16(_mm_and_si128(t7_v, _mm_set1_epi16(255)),
                _mm_and_si128(t8_v, _mm_set1_epi16(255)));
            _mm_storeu_si128((__m128i *)(void *)(alpha + k), rgba2_v);
            const __m256i t9_v = _mm256_cvtepu8_epi16(rgba2_v);
            const __m256i t3_v0 = _mm256_unpacklo_epi16(t9_v, _mm256_setzero_si256());
            const __m256i t3_v1 = _mm256_unpackhi_epi16(t9_v, _mm256_setzero_si256());
            const __m256i t4_v0 = _mm256_and_si256(all3_v0, t3_v0);
            const __m256i t4_v1 = _mm256_and_si256(all3_v1, t3_v1);
            all3_v0 = t4_v0;
            all3_v1 = t4_v1;
        }
        {
            const __m256i all_v = _mm256_and_si256(all2_v2, all2_v3);
            const __m256i all2_v = _mm256_and_si256(_mm256_and_si256(all2_v0, all2_v1), all_v);
            const __m128i all3_v = _mm256_extracti128_si256(all2_v, 1);
            const __m128i all4_v = _mm_and_si128(_mm256_castsi256_si128(all2_v), all3_v);
            const __m128i all5_v = _mm_and_si128(all4_v, _mm_srli_si128(all4_v, 8));
            const __m128i all6_v = _mm_and_si128(all5_v, _mm_srli_si128(all5_v, 4));
            const unsigned int all_s = (unsigned int)_mm_cvtsi128_si32(all6_v);
            const __m256i all7_v = _mm256_and_si256(all3_v0, all3_v1);
            const __m128i all8_v = _mm256_extracti128_si256(all7_v, 1);
            const __m128i all9_v = _mm_and_si128(_mm256_castsi256_si128(all7_v), all8_v);
            const __m128i all10_v = _mm_and_si128(all9_v, _mm_srli_si128(all9_v, 8));
            const __m128i all11_v = _mm_and_si128(all10_v, _mm_srli_si128(all10_v, 4));
            const unsigned int all_s2 = (unsigned int)_mm_cvtsi128_si32(all11_v);
            all = all & all_s & all_s2;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        alpha[i] = rgba[4 * i + 3];
        all &= rgba[4 * i + 3];
    }
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
