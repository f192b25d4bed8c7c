/* vcc 0.1.0 wrote this from words_copied.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n+3] | out u8 y[4*n+5] */
#include <string.h>
/* From anywhere to anywhere. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void words_copied(int n, const unsigned char *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if x and y are far
       enough apart */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)(y + 5) - (unsigned long)(x + 3) - 1;
        if (t >= (unsigned long)n * 4 - 1) {
            const unsigned long last = (unsigned long)n - 8;
            const __m256i t_v = _mm256_set1_epi32(-1640531535);
            const __m256i x_last_v =
                _mm256_lddqu_si256((const __m256i *)(const void *)(x + 3 + last * 4));
            const __m256i t2_v = _mm256_srli_epi32(x_last_v, 15);
            const __m256i y_new_last_v = _mm256_xor_si256(_mm256_mullo_epi32(x_last_v, t_v), t2_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v =
                        _mm256_lddqu_si256((const __m256i *)(const void *)(x + 3 + at * 4));
                    const __m256i t3_v = _mm256_srli_epi32(x_v, 15);
                    const __m256i y_new_v = _mm256_xor_si256(_mm256_mullo_epi32(x_v, t_v), t3_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + 5 + at * 4), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(x + 3 + k * 4));
                const __m256i t4_v = _mm256_srli_epi32(x2_v, 15);
                const __m256i y_new2_v = _mm256_xor_si256(_mm256_mullo_epi32(x2_v, t_v), t4_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + 5 + k * 4), y_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(y + 5 + last * 4), y_new_last_v);
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned v;
        memcpy(&v, x + 3 + 4 * i, sizeof v);
        v = v * 2654435761u ^ v >> 15;
        memcpy(y + 5 + 4 * i, &v, sizeof v);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
