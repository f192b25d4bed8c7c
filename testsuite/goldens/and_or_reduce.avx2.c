/* vcc 0.1.0 wrote this from and_or_reduce.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned and_or_reduce(int n, const unsigned short *x)
{
    int i;
    unsigned all = 65535u, any = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        __m256i all_v[4] = {t_v, t_v, t_v, t_v};
        __m256i any_v[4] = {t2_v, t2_v, t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m128i x_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(x + (long)(k + copy * 8)));
                const __m256i t3_v = _mm256_cvtepu16_epi32(x_v);
                all_v[copy] = _mm256_and_si256(all_v[copy], t3_v);
                any_v[copy] = _mm256_or_si256(any_v[copy], t3_v);
            }
        }
        const __m256i all2_v = _mm256_and_si256(all_v[1], all_v[3]);
        const __m256i any2_v = _mm256_or_si256(any_v[1], any_v[3]);
        __m256i all3_v = _mm256_and_si256(_mm256_and_si256(all_v[0], all_v[2]), all2_v);
        __m256i any3_v = _mm256_or_si256(_mm256_or_si256(any_v[0], any_v[2]), any2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t4_v = _mm256_cvtepu16_epi32(x2_v);
            all3_v = _mm256_and_si256(all3_v, t4_v);
            any3_v = _mm256_or_si256(any3_v, t4_v);
        }
        {
            const __m128i all4_v = _mm256_extracti128_si256(all3_v, 1);
            const __m128i all5_v = _mm_and_si128(_mm256_castsi256_si128(all3_v), all4_v);
            const __m128i all6_v = _mm_and_si128(all5_v, _mm_srli_si128(all5_v, 8));
            const __m128i all7_v = _mm_and_si128(all6_v, _mm_srli_si128(all6_v, 4));
            const unsigned int all_s = (unsigned int)_mm_cvtsi128_si32(all7_v);
            const __m128i any4_v = _mm256_extracti128_si256(any3_v, 1);
            const __m128i any5_v = _mm_or_si128(_mm256_castsi256_si128(any3_v), any4_v);
            const __m128i any6_v = _mm_or_si128(any5_v, _mm_srli_si128(any5_v, 8));
            const __m128i any7_v = _mm_or_si128(any6_v, _mm_srli_si128(any6_v, 4));
            const unsigned int any_s = (unsigned int)_mm_cvtsi128_si32(any7_v);
            i = (int)end;
            all = all & all_s;
            any = any | any_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        all &= x[i];
        any |= x[i];
    }
    return all << 16 | any;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
