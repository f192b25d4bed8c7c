/* vcc 0.1.0 wrote this from product_short_factors.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | out i16 y[n] restrict | out i32 z[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void product_short_factors(int n, const short *x, short *restrict y, int *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        __m128i t_v = _mm_set1_epi16(-3);
        __asm__("" : "+v"(t_v));
        const __m256i t2_v = _mm256_set1_epi32(1000003);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m128i x_last2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        __m256i t3_v = _mm256_set1_epi16(-3);
        __asm__("" : "+v"(t3_v));
        const __m256i t4_v = _mm256_set1_epi32(1000003);
        const __m128i y_new_last_v = _mm_mullo_epi16(x_last_v, t_v);
        const __m256i z_new_last_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last2_v), t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new_v = _mm256_mullo_epi16(x_v, t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(x2_v));
            const __m256i t_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(x2_v, 1));
            const __m256i z_new_v0 = _mm256_mullo_epi32(t_v0, t4_v);
            const __m256i z_new_v1 = _mm256_mullo_epi32(t_v1, t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(z + k + 8), z_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i y_new2_v = _mm_mullo_epi16(x3_v, t_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
            const __m128i x4_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i z_new_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x4_v), t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
        _mm256_storeu_si256((__m256i *)(void *)(z + last), z_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = (short)(x[i] * -3);
        z[i] = (int)((unsigned)x[i] * 1000003u);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
