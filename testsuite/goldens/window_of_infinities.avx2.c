/* vcc 0.1.0 wrote this from window_of_infinities.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n+5] | in float w[6] | out float d[n] restrict */
/* Flags are those of the lanes that there are, also where these do not fill a register. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void window_of_infinities(int n, const float *a, const float *w, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float w_s = *w;
        const __m256 w_v = _mm256_set1_ps(w_s);
        const float w_s2 = w[1];
        const __m256 w2_v = _mm256_set1_ps(w_s2);
        const float w_s3 = w[2];
        const __m256 w3_v = _mm256_set1_ps(w_s3);
        const float w_s4 = w[3];
        const __m256 w4_v = _mm256_set1_ps(w_s4);
        const float w_s5 = w[4];
        const __m256 w5_v = _mm256_set1_ps(w_s5);
        const float w_s6 = w[5];
        const __m256 w6_v = _mm256_set1_ps(w_s6);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256 t_v = _mm256_mul_ps(_mm256_loadu_ps(a + 1 + k2), w2_v);
            const __m256 t2_v = _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(a + k2), w_v), t_v);
            const __m256 t3_v = _mm256_mul_ps(_mm256_loadu_ps(a + 2 + k2), w3_v);
            const __m256 t4_v = _mm256_mul_ps(_mm256_loadu_ps(a + 3 + k2), w4_v);
            const __m256 t5_v = _mm256_mul_ps(_mm256_loadu_ps(a + 4 + k2), w5_v);
            const __m256 t6_v = _mm256_add_ps(_mm256_add_ps(_mm256_add_ps(t2_v, t3_v), t4_v), t5_v);
            const __m256 t7_v = _mm256_mul_ps(_mm256_loadu_ps(a + 5 + k2), w6_v);
            _mm256_storeu_ps(d + k2, _mm256_add_ps(t6_v, t7_v));
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = a[k] * w[0] + a[k + 1] * w[1] + a[k + 2] * w[2] + a[k + 3] * w[3] + a[k + 4] * w[4]
             + a[k + 5] * w[5];
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = a[k] * w[0] + a[k + 1] * w[1] + a[k + 2] * w[2] + a[k + 3] * w[3] + a[k + 4] * w[4]
             + a[k + 5] * w[5];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
