/* vcc 0.1.0 wrote this from shift_bits.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] | out u32 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void shift_bits(int n, const unsigned *x, unsigned *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if x and y are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i x_last_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + last));
        const __m256i t_v = _mm256_srli_epi32(x_last_v, 3);
        const __m256i y_new_last_v = _mm256_xor_si256(_mm256_slli_epi32(x_last_v, 7), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + at));
                const __m256i t2_v = _mm256_srli_epi32(x_v, 3);
                const __m256i y_new_v = _mm256_xor_si256(_mm256_slli_epi32(x_v, 7), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t3_v = _mm256_srli_epi32(x2_v, 3);
            const __m256i y_new2_v = _mm256_xor_si256(_mm256_slli_epi32(x2_v, 7), t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (x[i] << 7) ^ (x[i] >> 3);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (x[i] << 7) ^ (x[i] >> 3);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
