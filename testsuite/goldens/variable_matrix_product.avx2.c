/* vcc 0.1.0 wrote this from variable_matrix_product.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | in float a[36] restrict | in float b[9*n+9] restrict | out float c[4*n+4] restrict */
/* Four rows by nine, each sum in a variable. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_matrix_product(int n, float a[restrict 4][9], float b[restrict 9][n],
                             float c[restrict 4][n])
{
    for (int i = 0; i < 4; i++)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 7: 32 lanes, then 8 masked, avx2 */
        if (n >= 4) {
            const unsigned long wide_end = (unsigned long)n & ~31UL;
            const __m256 t_v = _mm256_set1_ps(0.0f);
            char *const a_s = (char *)a + (long)i * 36;
            char *const c_s = (char *)c + (long)((unsigned long)i * (unsigned long)n) * 4;
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                __m256 sum_v0 = t_v;
                __m256 sum_v1 = t_v;
                __m256 sum_v2 = t_v;
                __m256 sum_v3 = t_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    float a_s2;
                    __builtin_memcpy(&a_s2, a_s + k_s * 4, sizeof a_s2);
                    char *const b_s = (char *)b + (long)(k_s * (unsigned long)n) * 4 + k2 * 4;
                    const __m256 b_v0 = _mm256_loadu_ps((const float *)(const void *)b_s);
                    const __m256 b_v1 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)b_s + 32));
                    const __m256 b_v2 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)b_s + 64));
                    const __m256 b_v3 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)b_s + 96));
                    const __m256 t4_v = _mm256_set1_ps(a_s2);
                    const __m256 t_v0 = _mm256_mul_ps(t4_v, b_v0);
                    const __m256 t_v1 = _mm256_mul_ps(t4_v, b_v1);
                    const __m256 t_v2 = _mm256_mul_ps(t4_v, b_v2);
                    const __m256 t_v3 = _mm256_mul_ps(t4_v, b_v3);
                    const __m256 t2_v0 = _mm256_add_ps(sum_v0, t_v0);
                    const __m256 t2_v1 = _mm256_add_ps(sum_v1, t_v1);
                    const __m256 t2_v2 = _mm256_add_ps(sum_v2, t_v2);
                    const __m256 t2_v3 = _mm256_add_ps(sum_v3, t_v3);
                    const unsigned long t = k_s + 1;
                    more = (long)t < 9;
                    sum_v0 = t2_v0;
                    sum_v1 = t2_v1;
                    sum_v2 = t2_v2;
                    sum_v3 = t2_v3;
                    k_s = t;
                } while (more);
                _mm256_storeu_ps((float *)(void *)(c_s + k2 * 4), sum_v0);
                _mm256_storeu_ps((float *)(void *)((char *)(c_s + k2 * 4) + 32), sum_v1);
                _mm256_storeu_ps((float *)(void *)((char *)(c_s + k2 * 4) + 64), sum_v2);
                _mm256_storeu_ps((float *)(void *)((char *)(c_s + k2 * 4) + 96), sum_v3);
            }
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256 t3_v = _mm256_set1_ps(0.0f);
            /* what is left, one vector at a time */
            for (; k2 < (unsigned long)n; k2 += 8) {
                const __m256i t5_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
                const __m256i active_mask_v = _mm256_cmpgt_epi32(t5_v, t2_v);
                __m256 sum_v = t3_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    float a_s3;
                    __builtin_memcpy(&a_s3, a_s + k_s2 * 4, sizeof a_s3);
                    const __m256 t6_v = _mm256_set1_ps(a_s3);
                    const __m256 t7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(t6_v)));
                    const __m256 b_v =
                        _mm256_maskload_ps((const float *)(const void *)((char *)b + (long)(k_s2 * (unsigned long)n) * 4 + k2 * 4),
                        active_mask_v);
                    const __m256 sum_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(sum_v)));
                    const unsigned long t2 = k_s2 + 1;
                    more2 = (long)t2 < 9;
                    sum_v = _mm256_add_ps(sum_on_v, _mm256_mul_ps(t7_v, b_v));
                    k_s2 = t2;
                } while (more2);
                _mm256_maskstore_ps((float *)(void *)(c_s + k2 * 4), active_mask_v, sum_v);
            }
            j = n;
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
#else
        for (int j = 0; j < n; j++)
#endif
 {
            float sum = 0.0f;
            for (int k = 0; k < 9; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
#ifdef VCC_VECTOR
        }
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
