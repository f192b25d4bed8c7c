/* vcc 0.1.0 wrote this from columns_other_head.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 18 | in u32 a[18] restrict | in u32 b[18*n] restrict | inout u32 c[n] restrict | -> int */
/* The head gives a value to what does not count. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int columns_other_head(int n, int m, const unsigned *restrict a, const unsigned *restrict b, unsigned *restrict c)
{
    int j = 0, x = 0;
    for (int k = 0; k < m; k++) {
        j = 2;
#ifdef VCC_VECTOR
        /* vcc: line 8: 8 lanes x 4, then 8, avx2 */
        x = 1;
        {
            const unsigned long trips = (unsigned long)n - 2;
            if ((long)trips >= 8) {
                const unsigned long end = trips & ~7UL;
                const unsigned long wide_end = end & ~31UL;
                const unsigned int *const b_s =
                    b + (long)((unsigned long)(int)((unsigned int)k * (unsigned int)n) + 2);
                const unsigned int a_s = a[(long)k];
                const __m256i a_v = _mm256_set1_epi32((int)a_s);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 32) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k2 + copy * 8;
                        const __m256i b_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(b_s + at));
                        const __m256i c_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(c + 2 + at));
                        const __m256i c_new_v = _mm256_add_epi32(c_v, _mm256_mullo_epi32(a_v, b_v));
                        _mm256_storeu_si256((__m256i *)(void *)(c + 2 + at), c_new_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 8) {
                    const __m256i b2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + k2));
                    const __m256i c2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(c + 2 + k2));
                    const __m256i c_new2_v = _mm256_add_epi32(c2_v, _mm256_mullo_epi32(a_v, b2_v));
                    _mm256_storeu_si256((__m256i *)(void *)(c + 2 + k2), c_new2_v);
                }
                j = (int)((unsigned int)j + (unsigned int)end);
            }
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
            c[j] += a[k] * b[k * n + j];
        }
#else
        for (x = 1; j < n; j++)
            c[j] += a[k] * b[k * n + j];
#endif
    }
    return x * 10 + j;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
