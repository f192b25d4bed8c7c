/* vcc 0.1.0 wrote this from variable_column_walk.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[n*n+2*n+1] restrict | in u32 b[n*n+2*n+1] restrict */
/* Down the columns: each element is computed of the one above it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_column_walk(int n, unsigned a[restrict n][n], unsigned b[restrict n][n])
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, then 8, avx2 */
    int j_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const int t = 1 < n;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            if (t) {
                unsigned int i_s = 1u;
                int more;
                do {
                    const __m256i a_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4));
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4) + 32));
                    const __m256i a_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4) + 64));
                    const __m256i a_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4) + 96));
                    const __m256i b_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4));
                    const __m256i b_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 32));
                    const __m256i b_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 64));
                    const __m256i b_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 96));
                    const __m256i a_new_v0 = _mm256_add_epi32(a_v0, b_v0);
                    const __m256i a_new_v1 = _mm256_add_epi32(a_v1, b_v1);
                    const __m256i a_new_v2 = _mm256_add_epi32(a_v2, b_v2);
                    const __m256i a_new_v3 = _mm256_add_epi32(a_v3, b_v3);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4), a_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 32), a_new_v1);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 64), a_new_v2);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 96), a_new_v3);
                    const unsigned int t2 = i_s + 1u;
                    more = (int)t2 < n;
                    i_s = t2;
                } while (more);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            if (t) {
                unsigned int i_s2 = 1u;
                int more2;
                do {
                    const __m256i a_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)((char *)a + (long)((unsigned long)(int)(i_s2 - 1u) * (unsigned long)n) * 4 + k * 4));
                    const __m256i b_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)((char *)b + (long)((unsigned long)(int)i_s2 * (unsigned long)n) * 4 + k * 4));
                    const __m256i a_new_v = _mm256_add_epi32(a_v, b_v);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)a + (long)((unsigned long)(int)i_s2 * (unsigned long)n) * 4 + k * 4), a_new_v);
                    const unsigned int t3 = i_s2 + 1u;
                    more2 = (int)t3 < n;
                    i_s2 = t3;
                } while (more2);
            }
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < n; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
    }
#else
#pragma omp simd
    for (int j = 0; j < n; j++)
        for (int i = 1; i < n; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
