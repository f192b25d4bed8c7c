/* vcc 0.1.0 wrote this from matrix_vector.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float m[9*n] | in float x[9] | out float y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void matrix_vector(int n, const float *m, const float *x, float *restrict y)
{
    int i, j;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const float x_s = *x;
        const __m256 x_v = _mm256_set1_ps(x_s);
        const float x_s2 = x[1];
        const __m256 x2_v = _mm256_set1_ps(x_s2);
        const float x_s3 = x[2];
        const __m256 x3_v = _mm256_set1_ps(x_s3);
        const float x_s4 = x[3];
        const __m256 x4_v = _mm256_set1_ps(x_s4);
        const float x_s5 = x[4];
        const __m256 x5_v = _mm256_set1_ps(x_s5);
        const float x_s6 = x[5];
        const __m256 x6_v = _mm256_set1_ps(x_s6);
        const float x_s7 = x[6];
        const __m256 x7_v = _mm256_set1_ps(x_s7);
        const float x_s8 = x[7];
        const __m256 x8_v = _mm256_set1_ps(x_s8);
        const float x_s9 = x[8];
        const __m256 x9_v = _mm256_set1_ps(x_s9);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128 m_row_v = _mm_loadu_ps(m + k * 9);
            const __m128 m_row2_v = _mm_loadu_ps(m + k * 9 + 36);
            const __m256 t2_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v), m_row2_v, 1);
            const __m128 m_row3_v = _mm_loadu_ps(m + k * 9 + 9);
            const __m128 m_row4_v = _mm_loadu_ps(m + k * 9 + 45);
            const __m256 t3_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v), m_row4_v, 1);
            const __m128 m_row5_v = _mm_loadu_ps(m + k * 9 + 18);
            const __m128 m_row6_v = _mm_loadu_ps(m + k * 9 + 54);
            const __m256 t4_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v), m_row6_v, 1);
            const __m128 m_row7_v = _mm_loadu_ps(m + k * 9 + 27);
            const __m128 m_row8_v = _mm_loadu_ps(m + k * 9 + 63);
            const __m256 t5_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v), m_row8_v, 1);
            const __m256 t6_v = _mm256_unpacklo_ps(t2_v, t4_v);
            const __m256 t7_v = _mm256_unpackhi_ps(t2_v, t4_v);
            const __m256 t8_v = _mm256_unpacklo_ps(t3_v, t5_v);
            const __m256 t9_v = _mm256_unpackhi_ps(t3_v, t5_v);
            const float *const m_s = m + 4 + k * 9;
            const __m128 m_row9_v = _mm_loadu_ps(m_s);
            const __m128 m_row10_v = _mm_loadu_ps(m_s + 36);
            const __m256 t10_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row9_v), m_row10_v, 1);
            const __m128 m_row11_v = _mm_loadu_ps(m_s + 9);
            const __m128 m_row12_v = _mm_loadu_ps(m_s + 45);
            const __m256 t11_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row11_v), m_row12_v, 1);
            const __m128 m_row13_v = _mm_loadu_ps(m_s + 18);
            const __m128 m_row14_v = _mm_loadu_ps(m_s + 54);
            const __m256 t12_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row13_v), m_row14_v, 1);
            const __m128 m_row15_v = _mm_loadu_ps(m_s + 27);
            const __m128 m_row16_v = _mm_loadu_ps(m_s + 63);
            const __m256 t13_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row15_v), m_row16_v, 1);
            const __m256 t14_v = _mm256_unpacklo_ps(t10_v, t12_v);
            const __m256 t15_v = _mm256_unpackhi_ps(t10_v, t12_v);
            const __m256 t16_v = _mm256_unpacklo_ps(t11_v, t13_v);
            const __m256 t17_v = _mm256_unpackhi_ps(t11_v, t13_v);
            const float *const m_s2 = m + 8 + k * 9;
            const __m128 m_row17_v = _mm_loadu_ps(m_s2);
            const __m128 m_row18_v = _mm_loadu_ps(m_s2 + 36);
            const __m256 t18_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row17_v), m_row18_v, 1);
            const __m128 m_row19_v = _mm_loadu_ps(m_s2 + 9);
            const __m128 m_row20_v = _mm_loadu_ps(m_s2 + 45);
            const __m256 t19_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row19_v), m_row20_v, 1);
            const __m128 m_row21_v = _mm_loadu_ps(m_s2 + 18);
            const __m128 m_row22_v = _mm_loadu_ps(m_s2 + 54);
            const __m256 t20_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row21_v), m_row22_v, 1);
            const __m128 m_row23_v = _mm_loadu_ps(m_s2 + 27);
            const __m128 m_row24_v = _mm_loadu_ps(m_s2 + 63);
            const __m256 t21_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row23_v), m_row24_v, 1);
            const __m256 t22_v = _mm256_unpacklo_ps(t19_v, t21_v);
            const __m256 t23_v = _mm256_mul_ps(_mm256_unpacklo_ps(t6_v, t8_v), x_v);
            const __m256 t24_v = _mm256_mul_ps(_mm256_unpackhi_ps(t6_v, t8_v), x2_v);
            const __m256 t25_v = _mm256_mul_ps(_mm256_unpacklo_ps(t7_v, t9_v), x3_v);
            const __m256 t26_v =
                _mm256_add_ps(_mm256_add_ps(_mm256_add_ps(t_v, t23_v), t24_v), t25_v);
            const __m256 t27_v = _mm256_mul_ps(_mm256_unpackhi_ps(t7_v, t9_v), x4_v);
            const __m256 t28_v = _mm256_mul_ps(_mm256_unpacklo_ps(t14_v, t16_v), x5_v);
            const __m256 t29_v = _mm256_add_ps(_mm256_add_ps(t26_v, t27_v), t28_v);
            const __m256 t30_v = _mm256_mul_ps(_mm256_unpackhi_ps(t14_v, t16_v), x6_v);
            const __m256 t31_v = _mm256_mul_ps(_mm256_unpacklo_ps(t15_v, t17_v), x7_v);
            const __m256 t32_v = _mm256_add_ps(_mm256_add_ps(t29_v, t30_v), t31_v);
            const __m256 t33_v = _mm256_mul_ps(_mm256_unpackhi_ps(t15_v, t17_v), x8_v);
            const __m256 m_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t18_v, t20_v), t22_v);
            const __m256 y_new_v =
                _mm256_add_ps(_mm256_add_ps(t32_v, t33_v), _mm256_mul_ps(m_v, x9_v));
            _mm256_storeu_ps(y + k, y_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        float sum = 0;
        for (j = 0; j < 9; j++)
            sum += m[9 * i + j] * x[j];
        y[i] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
