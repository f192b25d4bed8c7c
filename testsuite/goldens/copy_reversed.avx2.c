/* vcc 0.1.0 wrote this from copy_reversed.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void copy_reversed(int n, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and y do not
       overlap */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        if (t + 4 <= (unsigned long)y
            || (unsigned long)y + (unsigned long)n * 4 <= t + ((unsigned long)n - 1) * ~3UL) {
            const unsigned long last = (unsigned long)n - 8;
            const int *const x_s = x + (long)((unsigned long)n - 1);
            const __m256i x_last_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(x_s - last - 7));
            const __m256i x_last2_v =
                _mm256_permutevar8x32_epi32(x_last_v, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x_s - at - 7));
                    const __m256i x2_v =
                        _mm256_permutevar8x32_epi32(x_v, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), x2_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x3_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x_s - k - 7));
                const __m256i x4_v =
                    _mm256_permutevar8x32_epi32(x3_v, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
                _mm256_storeu_si256((__m256i *)(void *)(y + k), x4_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(y + last), x_last2_v);
            i = n;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[n - 1 - i];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[n - 1 - i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
