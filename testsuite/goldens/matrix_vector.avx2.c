/* vcc 0.1.0 wrote this from matrix_vector.c for avx2 */
/* kernel: int n | in float m[9*n] | in float x[9] | out float y[n] restrict */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void matrix_vector(int n, const float *m, const float *x, float *restrict y)
{
    int i, j;
    for (i = 0; i < n; i++) {
        float sum = 0;
        /* vcc: line 7: 8 lanes, avx2 */
        j = 0;
        {
            float sum_s = 0.0f;
            unsigned long k;
            for (k = 0; k < 8UL; k += 8) {
                const __m256 m_v = _mm256_loadu_ps(m + (long)((unsigned long)i * 9) + k);
                const __m256 t_v = _mm256_mul_ps(m_v, _mm256_loadu_ps(x + k));
                const float t2_v = (sum_s) + _mm_cvtss_f32(_mm256_castps256_ps128(t_v));
                const __m128 t3_v = _mm256_castps256_ps128(t_v);
                const float t4_v =
                    (t2_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t3_v),
                    4)));
                const __m128 t5_v = _mm256_castps256_ps128(t_v);
                const float t6_v =
                    (t4_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t5_v),
                    8)));
                const __m128 t7_v = _mm256_castps256_ps128(t_v);
                const float t8_v =
                    (t6_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t7_v),
                    12)));
                const float t9_v = (t8_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t_v, 1));
                const __m128 t10_v = _mm256_extractf128_ps(t_v, 1);
                const float t11_v =
                    (t9_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t10_v),
                    4)));
                const __m128 t12_v = _mm256_extractf128_ps(t_v, 1);
                const float t13_v =
                    (t11_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t12_v), 8)));
                const __m128 t14_v = _mm256_extractf128_ps(t_v, 1);
                const float t =
                    (t13_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t14_v), 12)));
                sum_s = t;
            }
            j = 8;
            sum = sum_s;
        }
        /* remaining iterations */
        for (; j < 9; j++) {
            __asm__ __volatile__("");
            sum += m[9 * i + j] * x[j];
        }
        y[i] = sum;
    }
}
