/* vcc 0.1.0 wrote this from overwritten_downwards.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n+1] | out u32 y[n+1] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_downwards(int n, const unsigned *x, unsigned *restrict y)
{
    y[n] = 5;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2; without y[i - 1], which
       the next iteration overwrites */
    int i_done = n;
    if (n >= 9) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = t - 8;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i x_last_v =
            _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)n - last - 7));
        const __m256i y_new_last_v = _mm256_xor_si256(x_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)n - at - 7));
                const __m256i y_new_v = _mm256_xor_si256(x_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + (long)n - at - 7), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)n - k - 7));
            const __m256i y_new2_v = _mm256_xor_si256(x2_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + (long)n - k - 7), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + (long)n - last - 7), y_new_last_v);
        i_done = (int)((unsigned int)i_done - (unsigned int)t);
    }
    /* remaining iterations */
    for (int i = i_done; i > 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n; i > 0; i--) {
#endif
        y[i] = x[i] ^ 3;
        y[i - 1] = x[i - 1] + (unsigned)i;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
