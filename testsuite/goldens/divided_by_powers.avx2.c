/* vcc 0.1.0 wrote this from divided_by_powers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | in double z[n] restrict | out float y[n] restrict | out double w[n] restrict */
/* What is divided by a power of two is multiplied by its inverse; no sum takes the product in. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divided_by_powers(int n, const float *restrict x, const double *restrict z, float *restrict y, double *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.25f);
        const __m256 t2_v = _mm256_set1_ps(-3.0517578e-5f);
        const __m256 t3_v = _mm256_set1_ps(3.0f);
        const __m256 t4_v = _mm256_set1_ps(5.877472e-39f);
        const __m256d t5_v = _mm256_set1_pd(0.0009765625);
        const __m256d t6_v = _mm256_set1_pd(-8.0);
        const __m256 t7_v = _mm256_set1_ps(1.1754944e-38f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256 t15_v = _mm256_add_ps(_mm256_mul_ps(x_v, t_v), _mm256_mul_ps(x_v, t2_v));
            const __m256 t16_v = _mm256_mul_ps(x_v, t4_v);
            const __m256 y_new_v =
                _mm256_add_ps(_mm256_add_ps(t15_v, _mm256_div_ps(x_v, t3_v)), t16_v);
            _mm256_storeu_ps(y + k, y_new_v);
            const __m256d z_v0 = _mm256_loadu_pd(z + k);
            const __m256d z_v1 = _mm256_loadu_pd(z + k + 4);
            const __m256d t_v0 = _mm256_mul_pd(z_v0, t5_v);
            const __m256d t_v1 = _mm256_mul_pd(z_v1, t5_v);
            const __m256d t2_v0 = _mm256_mul_pd(z_v0, t6_v);
            const __m256d t2_v1 = _mm256_mul_pd(z_v1, t6_v);
            const __m256d t3_v0 = _mm256_sub_pd(t_v0, t2_v0);
            const __m256d t3_v1 = _mm256_sub_pd(t_v1, t2_v1);
            const __m256 t17_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), t7_v);
            const __m256d t4_v0 = _mm256_cvtps_pd(_mm256_castps256_ps128(t17_v));
            const __m256d t4_v1 = _mm256_cvtps_pd(_mm256_extractf128_ps(t17_v, 1));
            const __m256d w_new_v0 = _mm256_add_pd(t3_v0, t4_v0);
            const __m256d w_new_v1 = _mm256_add_pd(t3_v1, t4_v1);
            _mm256_storeu_pd(w + k, w_new_v0);
            _mm256_storeu_pd(w + k + 4, w_new_v1);
        }
        const __m128 t8_v = _mm_set1_ps(0.25f);
        const __m128 t9_v = _mm_set1_ps(-3.0517578e-5f);
        const __m128 t10_v = _mm_set1_ps(3.0f);
        const __m128 t11_v = _mm_set1_ps(5.877472e-39f);
        const __m256d t12_v = _mm256_set1_pd(0.0009765625);
        const __m256d t13_v = _mm256_set1_pd(-8.0);
        const __m128 t14_v = _mm_set1_ps(1.1754944e-38f);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 x2_v = _mm_loadu_ps(x + k);
            const __m128 t18_v = _mm_add_ps(_mm_mul_ps(x2_v, t8_v), _mm_mul_ps(x2_v, t9_v));
            const __m128 t19_v = _mm_mul_ps(x2_v, t11_v);
            const __m128 y_new2_v = _mm_add_ps(_mm_add_ps(t18_v, _mm_div_ps(x2_v, t10_v)), t19_v);
            _mm_storeu_ps(y + k, y_new2_v);
            const __m256d z_v = _mm256_loadu_pd(z + k);
            const __m256d t20_v =
                _mm256_sub_pd(_mm256_mul_pd(z_v, t12_v), _mm256_mul_pd(z_v, t13_v));
            const __m256d t21_v = _mm256_cvtps_pd(_mm_mul_ps(_mm_loadu_ps(x + k), t14_v));
            _mm256_storeu_pd(w + k, _mm256_add_pd(t20_v, t21_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] / 4.0f + x[i] / -32768 + x[i] / 3.0f + x[i] / 1.7014118346046923e38f;
        w[i] = z[i] / 1024.0 - z[i] / -0.125 + x[i] / 8.5070591730234616e37f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
