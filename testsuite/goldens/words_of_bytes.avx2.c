/* vcc 0.1.0 wrote this from words_of_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n] restrict | out u32 y[n] restrict */
/* Numbers of four bytes from anywhere, the lowest byte first. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void words_of_bytes(int n, const unsigned char *restrict x, unsigned *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last * 4));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at * 4));
                _mm256_storeu_si256((__m256i *)(void *)(y + at), x_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k * 4));
            _mm256_storeu_si256((__m256i *)(void *)(y + k), x2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), x_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[4 * i] | x[4 * i + 1] << 8 | x[4 * i + 2] << 16 | (unsigned)x[4 * i + 3] << 24;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[4 * i] | x[4 * i + 1] << 8 | x[4 * i + 2] << 16 | (unsigned)x[4 * i + 3] << 24;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
