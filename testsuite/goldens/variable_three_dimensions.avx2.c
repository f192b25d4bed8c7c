/* vcc 0.1.0 wrote this from variable_three_dimensions.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout double a[12*n+12] restrict | in double b[12*n+12] restrict */
/* Two lengths are variables, in types that have a name. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_three_dimensions(int n, double *restrict a, double *restrict b)
{
    int rows = 4;
    typedef double row[n];
    typedef row plane[rows];
    plane *p = (plane *)a, *q = (plane *)b;
    rows = 3;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < 4; j++)
#ifdef VCC_VECTOR
        {
            int k = 0;
            /* vcc: line 12: 4 lanes x 4, then 4, avx2 */
            if (n >= 4) {
                const unsigned long end = (unsigned long)n & ~3UL;
                const unsigned long wide_end = end & ~15UL;
                char *const p_s =
                    (char *)p + (long)((unsigned long)i * (unsigned long)n) * 32 + (long)((unsigned long)j * (unsigned long)n) * 8;
                const unsigned long t =
                    (unsigned long)(int)(3u - 1u - (unsigned int)i) * (unsigned long)n;
                char *const q_s =
                    (char *)q + t * 32 + (long)((unsigned long)(int)(3u - (unsigned int)j) * (unsigned long)n) * 8;
                const __m256d t_v = _mm256_set1_pd(0.5);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 16) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k2 + copy * 4;
                        const __m256d p_v =
                            _mm256_loadu_pd((const double *)(const void *)(p_s + at * 8));
                        const __m256d q_v =
                            _mm256_loadu_pd((const double *)(const void *)(q_s + at * 8));
                        const __m256d p_new_v = _mm256_add_pd(_mm256_mul_pd(p_v, t_v), q_v);
                        _mm256_storeu_pd((double *)(void *)(p_s + at * 8), p_new_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    const __m256d p2_v =
                        _mm256_loadu_pd((const double *)(const void *)(p_s + k2 * 8));
                    const __m256d q2_v =
                        _mm256_loadu_pd((const double *)(const void *)(q_s + k2 * 8));
                    const __m256d p_new2_v = _mm256_add_pd(_mm256_mul_pd(p2_v, t_v), q2_v);
                    _mm256_storeu_pd((double *)(void *)(p_s + k2 * 8), p_new2_v);
                }
                k = (int)end;
            }
            /* remaining iterations */
            for (; k < n; k++) {
                VCC_KEEP_SCALAR;
                p[i][j][k] = p[i][j][k] * 0.5 + q[rows - 1 - i][3 - j][k];
            }
        }
#else
            for (int k = 0; k < n; k++)
                p[i][j][k] = p[i][j][k] * 0.5 + q[rows - 1 - i][3 - j][k];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
