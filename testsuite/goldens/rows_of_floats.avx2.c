/* vcc 0.1.0 wrote this from rows_of_floats.c for avx2 */
/* kernel: int n | in float a[4*n] | in double x[n] | out double d[n] restrict */
/* Two lanes, as most is done in doubles: the other half of a register must not raise exceptions. */
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
void rows_of_floats(int n, const float *a, const double *x, double *d)
{
    int k;
    /* vcc: line 7: 4 lanes, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(2.0);
        const __m256d t2_v = _mm256_set1_pd(1.0);
        const __m256d t3_v = _mm256_set1_pd(3.0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const float *const a_s = a + (long)(4UL * k2);
            const __m128 a_row_v = _mm_loadu_ps(a_s);
            const __m128 a_row2_v = _mm_loadu_ps(a_s + 4);
            const __m128 a_row3_v = _mm_loadu_ps(a_s + 8);
            const __m128 a_row4_v = _mm_loadu_ps(a_s + 12);
            const __m128 t4_v = _mm_unpacklo_ps(a_row_v, a_row3_v);
            const __m128 t5_v = _mm_unpackhi_ps(a_row_v, a_row3_v);
            const __m128 t6_v = _mm_unpacklo_ps(a_row2_v, a_row4_v);
            const __m128 t7_v = _mm_unpackhi_ps(a_row2_v, a_row4_v);
            const __m256d x_v = _mm256_loadu_pd(x + k2);
            const __m256d t8_v = _mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(x_v, t_v), t2_v), x_v);
            const __m256d t9_v = _mm256_sub_pd(x_v, t2_v);
            const __m128 t10_v =
                _mm_mul_ps(_mm_unpacklo_ps(t4_v, t6_v), _mm_unpacklo_ps(t5_v, t7_v));
            const __m128 a_v = _mm_unpackhi_ps(t5_v, t7_v);
            const __m128 s_v = _mm_add_ps(_mm_add_ps(t10_v, _mm_unpackhi_ps(t4_v, t6_v)), a_v);
            const __m256d t11_v =
                _mm256_mul_pd(_mm256_mul_pd(t8_v, _mm256_add_pd(x_v, t3_v)), t9_v);
            const __m256d d_new_v = _mm256_add_pd(t11_v, _mm256_cvtps_pd(s_v));
            _mm256_storeu_pd(d + k2, d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        const float *r = a + 4 * k;
        float s = r[0] * r[2] + r[1] + r[3];
        double y = x[k];
        d[k] = (y * 2.0 + 1.0) * y * (y + 3.0) * (y - 1.0) + s;
    }
    }
}
