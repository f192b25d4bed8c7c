/* vcc 0.1.0 wrote this from column_sums_64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[4096] | out float sums[64] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void column_sums_64(int n, const float *a, float *restrict sums)
{
    const float(*rows)[64] = (const float(*)[64])a;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    {
        const __m256 t_v = _mm256_set1_ps((float)n);
        unsigned long k;
        for (k = 0; k < 64UL; k += 32) {
            __m256 sum_v0 = t_v;
            __m256 sum_v1 = t_v;
            __m256 sum_v2 = t_v;
            __m256 sum_v3 = t_v;
            unsigned long i_s = 0UL;
            int more;
            do {
                const char *const rows_s = (const char *)rows + i_s * 256 + k * 4;
                const __m256 rows_v0 = _mm256_loadu_ps((const float *)(const void *)rows_s);
                const __m256 rows_v1 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)rows_s + 32));
                const __m256 rows_v2 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)rows_s + 64));
                const __m256 rows_v3 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)rows_s + 96));
                const __m256 t_v0 = _mm256_add_ps(sum_v0, rows_v0);
                const __m256 t_v1 = _mm256_add_ps(sum_v1, rows_v1);
                const __m256 t_v2 = _mm256_add_ps(sum_v2, rows_v2);
                const __m256 t_v3 = _mm256_add_ps(sum_v3, rows_v3);
                const unsigned long t = i_s + 1;
                more = (long)t < 64;
                sum_v0 = t_v0;
                sum_v1 = t_v1;
                sum_v2 = t_v2;
                sum_v3 = t_v3;
                i_s = t;
            } while (more);
            _mm256_storeu_ps(sums + k, sum_v0);
            _mm256_storeu_ps(sums + k + 8, sum_v1);
            _mm256_storeu_ps(sums + k + 16, sum_v2);
            _mm256_storeu_ps(sums + k + 24, sum_v3);
        }
    }
    VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < 64; j++) {
        float sum = (float)n;
        for (int i = 0; i < 64; i++)
            sum += rows[i][j];
        sums[j] = sum;
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
