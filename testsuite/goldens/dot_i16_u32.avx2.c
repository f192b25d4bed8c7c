/* vcc 0.1.0 wrote this from dot_i16_u32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i16 y[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned dot_i16_u32(int n, const short *x, const short *y)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        __m256i sum_v = _mm256_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t_v0 = _mm256_madd_epi16(x_v0, y_v0);
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i t_v1 = _mm256_madd_epi16(x_v1, y_v1);
            sum_v = _mm256_add_epi32(sum_v, _mm256_add_epi32(t_v0, t_v1));
        }
        __m128i sum2_v = _mm_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i y_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            sum2_v = _mm_add_epi32(sum2_v, _mm_madd_epi16(x_v, y_v));
        }
        {
            const __m128i t_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t2_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), t_v);
            const __m128i t3_v = _mm_add_epi32(t2_v, _mm_srli_si128(t2_v, 8));
            const __m128i t4_v = _mm_add_epi32(t3_v, _mm_srli_si128(t3_v, 4));
            const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t4_v);
            const __m128i t5_v = _mm_add_epi32(sum2_v, _mm_srli_si128(sum2_v, 8));
            const __m128i t6_v = _mm_add_epi32(t5_v, _mm_srli_si128(t5_v, 4));
            const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t6_v);
            sum = sum + t + t2;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (unsigned)(x[i] * y[i]);
    }
#else
    for (int i = 0; i < n; i++)
        sum += (unsigned)(x[i] * y[i]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
