/* vcc 0.1.0 wrote this from window_sum.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n+8] | in float w[9] | out float d[n] restrict */

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void window_sum(int n, const float *a, const float *w, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const float w_s = *w;
            const float w_s2 = w[1];
            const float w_s3 = w[2];
            const float w_s4 = w[3];
            const float w_s5 = w[4];
            const float w_s6 = w[5];
            const float w_s7 = w[6];
            const float w_s8 = w[7];
            const float w_s9 = w[8];
            const __m256 w_v = _mm256_set1_ps(w_s);
            const __m256 t2_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 0)), w_v);
            const __m256 w2_v = _mm256_set1_ps(w_s2);
            const __m256 t3_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 1)), w2_v);
            const __m256 w3_v = _mm256_set1_ps(w_s3);
            const __m256 t4_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 2)), w3_v);
            const __m256 w4_v = _mm256_set1_ps(w_s4);
            const __m256 sum_v = _mm256_add_ps(_mm256_add_ps(_mm256_add_ps(t_v, t2_v), t3_v), t4_v);
            const __m256 t5_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 3)), w4_v);
            const __m256 w5_v = _mm256_set1_ps(w_s5);
            const __m256 t6_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 4)), w5_v);
            const __m256 w6_v = _mm256_set1_ps(w_s6);
            const __m256 sum2_v = _mm256_add_ps(_mm256_add_ps(sum_v, t5_v), t6_v);
            const __m256 t7_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 5)), w6_v);
            const __m256 w7_v = _mm256_set1_ps(w_s7);
            const __m256 t8_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 6)), w7_v);
            const __m256 w8_v = _mm256_set1_ps(w_s8);
            const __m256 sum3_v = _mm256_add_ps(_mm256_add_ps(sum2_v, t7_v), t8_v);
            const __m256 t9_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 7)), w8_v);
            const __m256 w9_v = _mm256_set1_ps(w_s9);
            const __m256 t10_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)(k2 + 8)), w9_v);
            const __m256 sum4_v = _mm256_add_ps(_mm256_add_ps(sum3_v, t9_v), t10_v);
            _mm256_storeu_ps(d + k2, sum4_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        float sum = 0;
        int j;
        for (j = 0; j < 9; j++)
            sum += a[k + j] * w[j];
        d[k] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
