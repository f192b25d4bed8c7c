/* vcc 0.1.0 wrote this from weighted_extremes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i16 y[n] | out u32 z[n] */
/* The largest sum of two products of 16 bits needs 33. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void weighted_extremes(int n, const short *x, const short *y, unsigned *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(-32768);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m128i y_last_v = _mm_loadu_si128((const __m128i *)(const void *)(y + last));
        const __m256i t2_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last_v), t_v);
        const __m256i t3_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(y_last_v), t_v);
        const __m256i z_new_last_v = _mm256_add_epi32(t2_v, t3_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i z_new_v = _mm256_permute4x64_epi64(x_v, 0xd8);
            const __m256i z_new2_v = _mm256_permute4x64_epi64(y_v, 0xd8);
            const __m256i z_new3_v = _mm256_set1_epi32((int)0x80008000);
            const __m256i z_new_v0 =
                _mm256_madd_epi16(_mm256_unpacklo_epi16(z_new_v, z_new2_v), z_new3_v);
            const __m256i z_new_v1 =
                _mm256_madd_epi16(_mm256_unpackhi_epi16(z_new_v, z_new2_v), z_new3_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(z + k + 8), z_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i y2_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m256i t4_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x2_v), t_v);
            const __m256i t5_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(y2_v), t_v);
            const __m256i z_new4_v = _mm256_add_epi32(t4_v, t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new4_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(z + last), z_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (unsigned)(x[i] * -32768) + (unsigned)(y[i] * -32768);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (unsigned)(x[i] * -32768) + (unsigned)(y[i] * -32768);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
