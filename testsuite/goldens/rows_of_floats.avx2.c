/* vcc 0.1.0 wrote this from rows_of_floats.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[4*n] | in double x[n] | out double d[n] restrict */
/* Two lanes, as most is done in doubles: the other half of a register must not raise exceptions. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void rows_of_floats(int n, const float *a, const double *x, double *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256d t_v = _mm256_set1_pd(2.0);
        const __m256d t2_v = _mm256_set1_pd(1.0);
        const __m256d t3_v = _mm256_set1_pd(3.0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m128 a_row_v = _mm_loadu_ps(a + k2 * 4);
            const __m128 a_row2_v = _mm_loadu_ps(a + k2 * 4 + 16);
            const __m256 t4_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row_v), a_row2_v, 1);
            const __m128 a_row3_v = _mm_loadu_ps(a + k2 * 4 + 4);
            const __m128 a_row4_v = _mm_loadu_ps(a + k2 * 4 + 20);
            const __m256 t5_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row3_v), a_row4_v, 1);
            const __m128 a_row5_v = _mm_loadu_ps(a + k2 * 4 + 8);
            const __m128 a_row6_v = _mm_loadu_ps(a + k2 * 4 + 24);
            const __m256 t6_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row5_v), a_row6_v, 1);
            const __m128 a_row7_v = _mm_loadu_ps(a + k2 * 4 + 12);
            const __m128 a_row8_v = _mm_loadu_ps(a + k2 * 4 + 28);
            const __m256 t7_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row7_v), a_row8_v, 1);
            const __m256 t8_v = _mm256_unpacklo_ps(t4_v, t6_v);
            const __m256 t9_v = _mm256_unpackhi_ps(t4_v, t6_v);
            const __m256 t10_v = _mm256_unpacklo_ps(t5_v, t7_v);
            const __m256 t11_v = _mm256_unpackhi_ps(t5_v, t7_v);
            const __m256d x_v0 = _mm256_loadu_pd(x + k2);
            const __m256d x_v1 = _mm256_loadu_pd(x + k2 + 4);
            const __m256d t_v0 = _mm256_mul_pd(x_v0, t_v);
            const __m256d t_v1 = _mm256_mul_pd(x_v1, t_v);
            const __m256d t2_v0 = _mm256_add_pd(t_v0, t2_v);
            const __m256d t2_v1 = _mm256_add_pd(t_v1, t2_v);
            const __m256d t3_v0 = _mm256_mul_pd(t2_v0, x_v0);
            const __m256d t3_v1 = _mm256_mul_pd(t2_v1, x_v1);
            const __m256d t4_v0 = _mm256_add_pd(x_v0, t3_v);
            const __m256d t4_v1 = _mm256_add_pd(x_v1, t3_v);
            const __m256d t5_v0 = _mm256_mul_pd(t3_v0, t4_v0);
            const __m256d t5_v1 = _mm256_mul_pd(t3_v1, t4_v1);
            const __m256d t6_v0 = _mm256_sub_pd(x_v0, t2_v);
            const __m256d t6_v1 = _mm256_sub_pd(x_v1, t2_v);
            const __m256d t7_v0 = _mm256_mul_pd(t5_v0, t6_v0);
            const __m256d t7_v1 = _mm256_mul_pd(t5_v1, t6_v1);
            const __m256 a_v = _mm256_unpacklo_ps(t9_v, t11_v);
            const __m256 t12_v = _mm256_mul_ps(_mm256_unpacklo_ps(t8_v, t10_v), a_v);
            const __m256 t13_v = _mm256_add_ps(t12_v, _mm256_unpackhi_ps(t8_v, t10_v));
            const __m256 t14_v = _mm256_add_ps(t13_v, _mm256_unpackhi_ps(t9_v, t11_v));
            const __m256d t8_v0 = _mm256_cvtps_pd(_mm256_castps256_ps128(t14_v));
            const __m256d t8_v1 = _mm256_cvtps_pd(_mm256_extractf128_ps(t14_v, 1));
            const __m256d d_new_v0 = _mm256_add_pd(t7_v0, t8_v0);
            const __m256d d_new_v1 = _mm256_add_pd(t7_v1, t8_v1);
            _mm256_storeu_pd(d + k2, d_new_v0);
            _mm256_storeu_pd(d + k2 + 4, d_new_v1);
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
        const float *r = a + 4 * k;
        float s = r[0] * r[2] + r[1] + r[3];
        double y = x[k];
        d[k] = (y * 2.0 + 1.0) * y * (y + 3.0) * (y - 1.0) + s;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
