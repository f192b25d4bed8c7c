/* vcc 0.1.0 wrote this from words_of_samples.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[2*n] restrict | out float y[n] restrict */
/* Samples of a sound, big-endian. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void words_of_samples(int n, const unsigned char *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(1.0f * 3.0517578e-5f);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last * 2));
        const __m128i t2_v =
            _mm_shuffle_epi8(x_last_v,
            _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
        const __m256 t3_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(t2_v));
        const __m256 y_new_last_v = _mm256_mul_ps(t3_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + at * 2));
                const __m128i t4_v =
                    _mm_shuffle_epi8(x_v,
                    _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
                const __m256 t5_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(t4_v));
                _mm256_storeu_ps(y + at, _mm256_mul_ps(t5_v, t_v));
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k * 2));
            const __m128i t6_v =
                _mm_shuffle_epi8(x2_v,
                _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
            const __m256 t7_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(t6_v));
            _mm256_storeu_ps(y + k, _mm256_mul_ps(t7_v, t_v));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(short)(x[2 * i] << 8 | x[2 * i + 1]) * (1.0f / 32768);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (float)(short)(x[2 * i] << 8 | x[2 * i + 1]) * (1.0f / 32768);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
