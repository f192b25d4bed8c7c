/* vcc 0.1.0 wrote this from columns_next.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+20] restrict | inout u32 y[n+1] restrict */
/* A column reads what the next one writes: in each row it is what the row before left there. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_next(int n, const int *restrict x, unsigned *restrict y)
{
    for (int j = 0; j < 20; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(5);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i y_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(y + 1 + at));
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)j + at));
                    const __m256i y_new_v = _mm256_add_epi32(_mm256_mullo_epi32(y_v, t_v), x_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i y2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + 1 + k));
                const __m256i x2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)j + k));
                const __m256i y_new2_v = _mm256_add_epi32(_mm256_mullo_epi32(y2_v, t_v), x2_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i + 1] * 5 + (unsigned)x[i + j];
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[i] = y[i + 1] * 5 + (unsigned)x[i + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
