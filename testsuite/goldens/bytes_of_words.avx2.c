/* vcc 0.1.0 wrote this from bytes_of_words.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] restrict | out u8 y[4*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void bytes_of_words(int n, const unsigned *restrict x, unsigned char *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256i y_new_last_v = _mm256_mullo_epi32(x_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i y_new_v = _mm256_mullo_epi32(x_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at * 4), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new2_v = _mm256_mullo_epi32(x2_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k * 4), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last * 4), y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned v = x[i] * 3;
        y[4 * i] = (unsigned char)v;
        y[4 * i + 1] = (unsigned char)(v >> 8);
        y[4 * i + 2] = (unsigned char)(v >> 16);
        y[4 * i + 3] = (unsigned char)(v >> 24);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
