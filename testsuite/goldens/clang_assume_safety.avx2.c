/* vcc 0.1.0 wrote this from clang_assume_safety.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in i32 z[n] | out i32 y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void clang_assume_safety(int n, const int *x, const int *z, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i z_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i z_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k + 8));
            const __m256i y_new_v0 = _mm256_and_si256(x_v0, z_v0);
            const __m256i y_new_v1 = _mm256_and_si256(x_v1, z_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i z_v = _mm_loadu_si128((const __m128i *)(const void *)(z + k));
            const __m128i y_new_v = _mm_and_si128(x_v, z_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] & z[i];
    }
#else
#pragma clang loop vectorize(assume_safety) interleave_count(2)
    for (i = 0; i < n; i++)
        y[i] = x[i] & z[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
