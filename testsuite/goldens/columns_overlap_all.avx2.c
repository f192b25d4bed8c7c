/* vcc 0.1.0 wrote this from columns_overlap_all.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 y[3*n+64] */
/* What the last columns write, the first ones read in later rows. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_overlap_all(int n, unsigned *y)
{
    const unsigned *x = y + n / 2 + 1;
    for (int j = 5; j < 40; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 7: 8 lanes x 2, then 8, avx2; runs if x and y are far enough apart */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t =
                (unsigned long)y - (unsigned long)((const char *)x + (long)((unsigned long)j * 4));
            if (t - 1 >= 127) {
                const __m256i t_v = _mm256_set1_epi32(3);
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    unsigned long copy;
#pragma GCC unroll 2
                    for (copy = 0; copy < 2; copy++) {
                        const unsigned long at = k + copy * 8;
                        const __m256i y_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                        const __m256i x_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)j + at));
                        const __m256i y_new_v = _mm256_add_epi32(_mm256_mullo_epi32(y_v, t_v), x_v);
                        _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m256i y2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
                    const __m256i x2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)j + k));
                    const __m256i y_new2_v = _mm256_add_epi32(_mm256_mullo_epi32(y2_v, t_v), x2_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
                }
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i] * 3 + x[i + j];
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 3 + x[i + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
