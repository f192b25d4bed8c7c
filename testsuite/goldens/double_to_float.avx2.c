/* vcc 0.1.0 wrote this from double_to_float.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void double_to_float(int n, const double *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256d t_v = _mm256_set1_pd(0.5);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256d x_v0 = _mm256_loadu_pd(x + k);
            const __m256d x_v1 = _mm256_loadu_pd(x + k + 4);
            const __m256d x_v2 = _mm256_loadu_pd(x + k + 8);
            const __m256d x_v3 = _mm256_loadu_pd(x + k + 8 + 4);
            const __m256d x_v4 = _mm256_loadu_pd(x + k + 16);
            const __m256d x_v5 = _mm256_loadu_pd(x + k + 16 + 4);
            const __m256d x_v6 = _mm256_loadu_pd(x + k + 24);
            const __m256d x_v7 = _mm256_loadu_pd(x + k + 24 + 4);
            const __m256d t_v0 = _mm256_mul_pd(x_v0, t_v);
            const __m256d t_v1 = _mm256_mul_pd(x_v1, t_v);
            const __m256d t_v2 = _mm256_mul_pd(x_v2, t_v);
            const __m256d t_v3 = _mm256_mul_pd(x_v3, t_v);
            const __m256d t_v4 = _mm256_mul_pd(x_v4, t_v);
            const __m256d t_v5 = _mm256_mul_pd(x_v5, t_v);
            const __m256d t_v6 = _mm256_mul_pd(x_v6, t_v);
            const __m256d t_v7 = _mm256_mul_pd(x_v7, t_v);
            const __m128 y_new_v0 = _mm256_cvtpd_ps(t_v0);
            const __m128 y_new2_v0 = _mm256_cvtpd_ps(t_v1);
            const __m256 y_new3_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_new_v0), y_new2_v0, 1);
            const __m128 y_new_v1 = _mm256_cvtpd_ps(t_v2);
            const __m128 y_new2_v1 = _mm256_cvtpd_ps(t_v3);
            const __m256 y_new3_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_new_v1), y_new2_v1, 1);
            const __m128 y_new_v2 = _mm256_cvtpd_ps(t_v4);
            const __m128 y_new2_v2 = _mm256_cvtpd_ps(t_v5);
            const __m256 y_new3_v2 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_new_v2), y_new2_v2, 1);
            const __m128 y_new_v3 = _mm256_cvtpd_ps(t_v6);
            const __m128 y_new2_v3 = _mm256_cvtpd_ps(t_v7);
            const __m256 y_new3_v3 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_new_v3), y_new2_v3, 1);
            _mm256_storeu_ps(y + k, y_new3_v0);
            _mm256_storeu_ps(y + k + 8, y_new3_v1);
            _mm256_storeu_ps(y + k + 16, y_new3_v2);
            _mm256_storeu_ps(y + k + 24, y_new3_v3);
        }
        const __m256d t2_v = _mm256_set1_pd(0.5);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 y_new_v = _mm256_cvtpd_ps(_mm256_mul_pd(_mm256_loadu_pd(x + k), t2_v));
            _mm_storeu_ps(y + k, y_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(x[i] * 0.5);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (float)(x[i] * 0.5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
