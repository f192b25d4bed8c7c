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
    /* vcc: line 6: 16 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        __m256i all_v0[2] = {t_v, t_v};
        __m256i all_v1[2] = {t_v, t_v};
        __m256i any_v0[2] = {t2_v, t2_v};
        __m256i any_v1[2] = {t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 16)));
                const __m256i t_v0 = _mm256_unpacklo_epi16(x_v, _mm256_setzero_si256());
                const __m256i t_v1 = _mm256_unpackhi_epi16(x_v, _mm256_setzero_si256());
                const __m256i t2_v0 = _mm256_and_si256(all_v0[copy], t_v0);
                const __m256i t2_v1 = _mm256_and_si256(all_v1[copy], t_v1);
                const __m256i t3_v0 = _mm256_unpacklo_epi16(x_v, _mm256_setzero_si256());
                const __m256i t3_v1 = _mm256_unpackhi_epi16(x_v, _mm256_setzero_si256());
                const __m256i t4_v0 = _mm256_or_si256(any_v0[copy], t3_v0);
                const __m256i t4_v1 = _mm256_or_si256(any_v1[copy], t3_v1);
                all_v0[copy] = t2_v0;
                all_v1[copy] = t2_v1;
                any_v0[copy] = t4_v0;
                any_v1[copy] = t4_v1;
            }
        }
        const __m256i all2_v0 = _mm256_and_si256(all_v0[0], all_v0[1]);
        const __m256i all2_v1 = _mm256_and_si256(all_v1[0], all_v1[1]);
        const __m256i any2_v0 = _mm256_or_si256(any_v0[0], any_v0[1]);
        const __m256i any2_v1 = _mm256_or_si256(any_v1[0], any_v1[1]);
        __m128i all_v = _mm_set1_epi32(-1);
        __m128i any_v = _mm_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            all_v = _mm_and_si128(all_v, _mm_cvtepu16_epi32(x2_v));
            any_v = _mm_or_si128(any_v, _mm_cvtepu16_epi32(x2_v));
        }
        {
            const __m256i all2_v = _mm256_and_si256(all2_v0, all2_v1);
            const __m128i all3_v = _mm256_extracti128_si256(all2_v, 1);
            const __m128i all4_v = _mm_and_si128(_mm256_castsi256_si128(all2_v), all3_v);
            const __m128i all5_v = _mm_and_si128(all4_v, _mm_srli_si128(all4_v, 8));
            const __m128i all6_v = _mm_and_si128(all5_v, _mm_srli_si128(all5_v, 4));
            const unsigned int all_s = (unsigned int)_mm_cvtsi128_si32(all6_v);
            const __m128i all7_v = _mm_and_si128(all_v, _mm_srli_si128(all_v, 8));
            const __m128i all8_v = _mm_and_si128(all7_v, _mm_srli_si128(all7_v, 4));
            const unsigned int all_s2 = (unsigned int)_mm_cvtsi128_si32(all8_v);
            const __m256i any2_v = _mm256_or_si256(any2_v0, any2_v1);
            const __m128i any3_v = _mm256_extracti128_si256(any2_v, 1);
            const __m128i any4_v = _mm_or_si128(_mm256_castsi256_si128(any2_v), any3_v);
            const __m128i any5_v = _mm_or_si128(any4_v, _mm_srli_si128(any4_v, 8));
            const __m128i any6_v = _mm_or_si128(any5_v, _mm_srli_si128(any5_v, 4));
            const unsigned int any_s = (unsigned int)_mm_cvtsi128_si32(any6_v);
            const __m128i any7_v = _mm_or_si128(any_v, _mm_srli_si128(any_v, 8));
            const __m128i any8_v = _mm_or_si128(any7_v, _mm_srli_si128(any7_v, 4));
            const unsigned int any_s2 = (unsigned int)_mm_cvtsi128_si32(any8_v);
            i = (int)end;
            all = all & all_s & all_s2;
            any = any | any_s | any_s2;
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
