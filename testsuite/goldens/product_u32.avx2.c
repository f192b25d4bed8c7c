/* vcc 0.1.0 wrote this from product_u32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned product_u32(int n, const unsigned *x)
{
    int i;
    unsigned p = 1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 8, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi32(1);
        __m256i p_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 8)));
                p_v[copy] = _mm256_mullo_epi32(p_v[copy], x_v);
            }
        }
        const __m256i p2_v = _mm256_mullo_epi32(p_v[2], p_v[6]);
        const __m256i p3_v = _mm256_mullo_epi32(p_v[3], p_v[7]);
        const __m256i p4_v = _mm256_mullo_epi32(_mm256_mullo_epi32(p_v[0], p_v[4]), p2_v);
        const __m256i p5_v = _mm256_mullo_epi32(_mm256_mullo_epi32(p_v[1], p_v[5]), p3_v);
        __m256i p6_v = _mm256_mullo_epi32(p4_v, p5_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            p6_v = _mm256_mullo_epi32(p6_v, x2_v);
        }
        {
            const __m128i p7_v = _mm256_extracti128_si256(p6_v, 1);
            const __m128i p8_v = _mm_mullo_epi32(_mm256_castsi256_si128(p6_v), p7_v);
            const __m128i p9_v = _mm_mullo_epi32(p8_v, _mm_srli_si128(p8_v, 8));
            const __m128i p10_v = _mm_mullo_epi32(p9_v, _mm_srli_si128(p9_v, 4));
            const unsigned int p_s = (unsigned int)_mm_cvtsi128_si32(p10_v);
            i = (int)end;
            p = p * p_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        p *= x[i];
    }
#else
    for (i = 0; i < n; i++)
        p *= x[i];
#endif
    return p;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
