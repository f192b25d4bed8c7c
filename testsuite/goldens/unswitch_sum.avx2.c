/* vcc 0.1.0 wrote this from unswitch_sum.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int skip | in u32 x[n] | -> u32 */
/* What is summed up, and where the last one was, depends on a condition that no iteration changes. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned unswitch_sum(int n, int skip, const unsigned *x)
{
    unsigned sum = 7, last = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8 && skip > 3) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        __m256i sum_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 8)));
                sum_v[copy] = _mm256_add_epi32(sum_v[copy], _mm256_srli_epi32(x_v, 1));
            }
        }
        const __m256i sum2_v = _mm256_add_epi32(sum_v[1], sum_v[3]);
        __m256i sum3_v = _mm256_add_epi32(_mm256_add_epi32(sum_v[0], sum_v[2]), sum2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            sum3_v = _mm256_add_epi32(sum3_v, _mm256_srli_epi32(x2_v, 1));
        }
        {
            const __m128i sum4_v = _mm256_extracti128_si256(sum3_v, 1);
            const __m128i sum5_v = _mm_add_epi32(_mm256_castsi256_si128(sum3_v), sum4_v);
            const __m128i sum6_v = _mm_add_epi32(sum5_v, _mm_srli_si128(sum5_v, 8));
            const __m128i sum7_v = _mm_add_epi32(sum6_v, _mm_srli_si128(sum6_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum7_v);
            sum = sum + sum_s;
            i = (int)end;
        }
    }
    if (n >= 9 && skip <= 3) {
        const unsigned long end2 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end2 = end2 & ~63UL;
        const __m256i t2_v = _mm256_set1_epi32(0);
        __m256i sum8_v[8] = {t2_v, t2_v, t2_v, t2_v, t2_v, t2_v, t2_v, t2_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end2; k2 += 64) {
            unsigned long copy2;
#pragma GCC unroll 8
            for (copy2 = 0; copy2 < 8; copy2++) {
                const __m256i x3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k2 + copy2 * 8)));
                sum8_v[copy2] = _mm256_xor_si256(sum8_v[copy2], x3_v);
            }
        }
        const __m256i sum9_v = _mm256_xor_si256(sum8_v[0], sum8_v[4]);
        const __m256i sum10_v = _mm256_xor_si256(sum8_v[2], sum8_v[6]);
        const __m256i sum11_v = _mm256_xor_si256(sum8_v[1], sum8_v[5]);
        const __m256i sum12_v = _mm256_xor_si256(sum8_v[3], sum8_v[7]);
        const __m256i sum13_v = _mm256_xor_si256(sum11_v, sum12_v);
        __m256i sum14_v = _mm256_xor_si256(_mm256_xor_si256(sum9_v, sum10_v), sum13_v);
        /* what is left, one vector at a time */
        for (; k2 < end2; k2 += 8) {
            const __m256i x4_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            sum14_v = _mm256_xor_si256(sum14_v, x4_v);
        }
        {
            const __m128i sum15_v = _mm256_extracti128_si256(sum14_v, 1);
            const __m128i sum16_v = _mm_xor_si128(_mm256_castsi256_si128(sum14_v), sum15_v);
            const __m128i sum17_v = _mm_xor_si128(sum16_v, _mm_srli_si128(sum16_v, 8));
            const __m128i sum18_v = _mm_xor_si128(sum17_v, _mm_srli_si128(sum17_v, 4));
            const unsigned int sum_s2 = (unsigned int)_mm_cvtsi128_si32(sum18_v);
            sum = sum ^ sum_s2;
            i = (int)end2;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (skip > 3)
            sum += x[i] >> 1;
        else {
            sum ^= x[i];
            last = i;
        }
    }
    return sum * 3 + last + i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
