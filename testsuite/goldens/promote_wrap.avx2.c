/* vcc 0.1.0 wrote this from promote_wrap.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[4096] */
/* Sums in one row of all rows, the number of which wraps around. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void promote_wrap(int n, double (*a)[16])
{
    const unsigned char row = (unsigned char)(n * 7);
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, avx2 */
    {
        const unsigned int t = 255u + ((unsigned int)n & 3u);
        const int t2 = 0 < (int)t;
        const unsigned int t3 = (unsigned int)row + 1u;
        /* iterations 0 to 15 */
        if (t2) {
            unsigned int j_s = 0u;
            int more;
            do {
                char *const a_s = (char *)a + (long)row * 128;
                char *const a_s2 = (char *)a + (long)(unsigned char)(t3 + j_s) * 128;
                const __m256d a_v0 = _mm256_loadu_pd((const double *)(const void *)a_s2);
                const __m256d a_v1 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)a_s2 + 32));
                const __m256d a_v2 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)a_s2 + 64));
                const __m256d a_v3 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)a_s2 + 96));
                const __m256d a2_v0 = _mm256_loadu_pd((const double *)(const void *)a_s);
                const __m256d a2_v1 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)a_s + 32));
                const __m256d a2_v2 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)a_s + 64));
                const __m256d a2_v3 =
                    _mm256_loadu_pd((const double *)(const void *)((const char *)a_s + 96));
                const __m256d a_new_v0 = _mm256_add_pd(a2_v0, a_v0);
                const __m256d a_new_v1 = _mm256_add_pd(a2_v1, a_v1);
                const __m256d a_new_v2 = _mm256_add_pd(a2_v2, a_v2);
                const __m256d a_new_v3 = _mm256_add_pd(a2_v3, a_v3);
                _mm256_storeu_pd((double *)(void *)a_s, a_new_v0);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 32), a_new_v1);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 64), a_new_v2);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 96), a_new_v3);
                const unsigned int t4 = j_s + 1u;
                more = (int)t4 < (int)t;
                j_s = t4;
            } while (more);
        }
    }
    VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < 16; i++)
        for (int j = 0; j < 255 + (n & 3); j++)
            a[row][i] += a[(unsigned char)(row + 1 + j)][i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
