/* vcc 0.1.0 wrote this from average_pairs.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[2*n] | out u8 y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void average_pairs(int n, const unsigned char *x, unsigned char *restrict y)
{
    unsigned i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 16, avx2; runs if no subscript wraps around */
    i = 0;
    {
        const unsigned long trips = (unsigned long)(unsigned int)n;
        const unsigned long end = trips & ~15UL;
        if ((long)trips >= 16 && 0UL <= 4294967295UL && (end - 1) * 2 <= 4294967295UL
            && 1UL <= 4294967295UL && 1UL + (end - 1) * 2 <= 4294967295UL) {
            const unsigned long wide_end = end & ~31UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i x_row_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k * 2));
                const __m256i x_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k * 2 + 32));
                const __m256i x_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi16(_mm256_and_si256(x_row_v0,
                    _mm256_set1_epi16(255)), _mm256_and_si256(x_row_v1, _mm256_set1_epi16(255))),
                    0xd8);
                const __m256i x2_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi16(_mm256_srli_epi16(x_row_v0, 8),
                    _mm256_srli_epi16(x_row_v1, 8)), 0xd8);
                const __m256i y_new_v = _mm256_avg_epu8(x_v, x2_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 16) {
                const __m128i x_row2_v0 =
                    _mm_loadu_si128((const __m128i *)(const void *)(x + k * 2));
                const __m128i x_row2_v1 =
                    _mm_loadu_si128((const __m128i *)(const void *)(x + k * 2 + 16));
                const __m128i x3_v =
                    _mm_packus_epi16(_mm_and_si128(x_row2_v0, _mm_set1_epi16(255)),
                    _mm_and_si128(x_row2_v1, _mm_set1_epi16(255)));
                const __m128i x4_v =
                    _mm_packus_epi16(_mm_srli_epi16(x_row2_v0, 8), _mm_srli_epi16(x_row2_v1, 8));
                const __m128i y_new2_v = _mm_avg_epu8(x3_v, x4_v);
                _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
            }
            i = (unsigned int)end;
        }
    }
    /* remaining iterations */
    for (; i < (unsigned)n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (unsigned char)((x[2 * i] + x[2 * i + 1] + 1) >> 1);
    }
#else
    for (i = 0; i < (unsigned)n; i++)
        y[i] = (unsigned char)((x[2 * i] + x[2 * i + 1] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
