/* vcc 0.1.0 wrote this from quads_downwards.c for avx2 */
/* kernel: int n | in float x[4*n] | inout float y[4*n] restrict */
/* Of four neighbours one is not read; the gap after the last ones lies before the array. */
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
void quads_downwards(int n, const float *x, float *restrict y)
{
    int i;
    x += 4 * n;
    y += 4 * n;
    /* vcc: line 8: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const float *const x_s = x - 3 - k * 4;
            const __m128 x_row_v0 = _mm_loadu_ps(x_s - 1);
            const __m128 x_row2_v0 = _mm_loadu_ps(x_s - 17);
            const __m256 t_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row_v0), x_row2_v0, 1);
            const __m128 x_row_v1 = _mm_loadu_ps(x_s - 5);
            const __m128 x_row2_v1 = _mm_loadu_ps(x_s - 21);
            const __m256 t_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row_v1), x_row2_v1, 1);
            const __m128 x_row3_v0 = _mm_loadu_ps(x_s - 9);
            const __m128 x_row4_v0 = _mm_loadu_ps(x_s - 25);
            const __m256 t2_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row3_v0), x_row4_v0, 1);
            const __m128 x_row3_v1 = _mm_loadu_ps(x_s - 13);
            const __m128 x_row4_v1 = _mm_loadu_ps(x_s - 29);
            const __m256 t2_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row3_v1), x_row4_v1, 1);
            const __m256 t_v = _mm256_unpackhi_ps(t_v0, t2_v0);
            const __m256 t2_v = _mm256_unpackhi_ps(t_v1, t2_v1);
            const __m256 t3_v = _mm256_unpacklo_ps(t_v1, t2_v1);
            const __m256 x_v = _mm256_unpackhi_ps(_mm256_unpacklo_ps(t_v0, t2_v0), t3_v);
            const __m256 x2_v = _mm256_unpacklo_ps(t_v, t2_v);
            const __m256 x3_v = _mm256_unpackhi_ps(t_v, t2_v);
            const __m128 x_row5_v0 = _mm_loadu_ps(x_s - 32 - 1);
            const __m128 x_row6_v0 = _mm_loadu_ps(x_s - 32 - 17);
            const __m256 t3_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row5_v0), x_row6_v0, 1);
            const __m128 x_row5_v1 = _mm_loadu_ps(x_s - 32 - 5);
            const __m128 x_row6_v1 = _mm_loadu_ps(x_s - 32 - 21);
            const __m256 t3_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row5_v1), x_row6_v1, 1);
            const __m128 x_row7_v0 = _mm_loadu_ps(x_s - 32 - 9);
            const __m128 x_row8_v0 = _mm_loadu_ps(x_s - 32 - 25);
            const __m256 t4_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row7_v0), x_row8_v0, 1);
            const __m128 x_row7_v1 = _mm_loadu_ps(x_s - 32 - 13);
            const __m128 x_row8_v1 = _mm_loadu_ps(x_s - 32 - 29);
            const __m256 t4_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row7_v1), x_row8_v1, 1);
            const __m256 t4_v = _mm256_unpackhi_ps(t3_v0, t4_v0);
            const __m256 t5_v = _mm256_unpackhi_ps(t3_v1, t4_v1);
            const __m256 t6_v = _mm256_unpacklo_ps(t3_v1, t4_v1);
            const __m256 x4_v = _mm256_unpackhi_ps(_mm256_unpacklo_ps(t3_v0, t4_v0), t6_v);
            const __m256 x5_v = _mm256_unpacklo_ps(t4_v, t5_v);
            const __m256 x6_v = _mm256_unpackhi_ps(t4_v, t5_v);
            float *const y_s = y - 4 - k * 4;
            const __m128 y_row_v0 = _mm_loadu_ps(y_s - 2);
            const __m128 y_row2_v0 = _mm_loadu_ps(y_s - 18);
            const __m256 t5_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row_v0), y_row2_v0, 1);
            const __m128 y_row_v1 = _mm_loadu_ps(y_s - 6);
            const __m128 y_row2_v1 = _mm_loadu_ps(y_s - 22);
            const __m256 t5_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row_v1), y_row2_v1, 1);
            const __m128 y_row3_v0 = _mm_loadu_ps(y_s - 10);
            const __m128 y_row4_v0 = _mm_loadu_ps(y_s - 26);
            const __m256 t6_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row3_v0), y_row4_v0, 1);
            const __m128 y_row3_v1 = _mm_loadu_ps(y_s - 14);
            const __m128 y_row4_v1 = _mm_loadu_ps(y_s - 30);
            const __m256 t6_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row3_v1), y_row4_v1, 1);
            const __m256 t7_v0 = _mm256_unpackhi_ps(t5_v0, t6_v0);
            const __m256 t7_v1 = _mm256_unpackhi_ps(t5_v1, t6_v1);
            const __m128 y_row5_v0 = _mm_loadu_ps(y_s - 32 - 2);
            const __m128 y_row6_v0 = _mm_loadu_ps(y_s - 32 - 18);
            const __m256 t8_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row5_v0), y_row6_v0, 1);
            const __m128 y_row5_v1 = _mm_loadu_ps(y_s - 32 - 6);
            const __m128 y_row6_v1 = _mm_loadu_ps(y_s - 32 - 22);
            const __m256 t8_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row5_v1), y_row6_v1, 1);
            const __m128 y_row7_v0 = _mm_loadu_ps(y_s - 32 - 10);
            const __m128 y_row8_v0 = _mm_loadu_ps(y_s - 32 - 26);
            const __m256 t9_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row7_v0), y_row8_v0, 1);
            const __m128 y_row7_v1 = _mm_loadu_ps(y_s - 32 - 14);
            const __m128 y_row8_v1 = _mm_loadu_ps(y_s - 32 - 30);
            const __m256 t9_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row7_v1), y_row8_v1, 1);
            const __m256 t10_v0 = _mm256_unpackhi_ps(t8_v0, t9_v0);
            const __m256 t10_v1 = _mm256_unpackhi_ps(t8_v1, t9_v1);
            const __m256 t11_v0 = _mm256_add_ps(_mm256_unpacklo_ps(t7_v0, t7_v1), x_v);
            const __m256 t11_v1 = _mm256_add_ps(_mm256_unpacklo_ps(t10_v0, t10_v1), x4_v);
            const __m256 t12_v0 = _mm256_sub_ps(_mm256_unpackhi_ps(t7_v0, t7_v1), x2_v);
            const __m256 t12_v1 = _mm256_sub_ps(_mm256_unpackhi_ps(t10_v0, t10_v1), x5_v);
            const __m256 t13_v0 = _mm256_mul_ps(x_v, x2_v);
            const __m256 t13_v1 = _mm256_mul_ps(x4_v, x5_v);
            const __m256 t7_v = _mm256_unpacklo_ps(t11_v0, x3_v);
            const __m256 t8_v = _mm256_unpackhi_ps(t11_v0, x3_v);
            const __m256 t9_v = _mm256_unpacklo_ps(t12_v0, t13_v0);
            const __m256 t10_v = _mm256_unpackhi_ps(t12_v0, t13_v0);
            const __m256 t11_v = _mm256_unpacklo_ps(t7_v, t9_v);
            const __m256 t12_v = _mm256_unpackhi_ps(t7_v, t9_v);
            const __m256 t13_v = _mm256_unpacklo_ps(t8_v, t10_v);
            const __m256 t14_v = _mm256_unpackhi_ps(t8_v, t10_v);
            const __m128 y_row_v = _mm256_extractf128_ps(t11_v, 1);
            _mm_storeu_ps(y_s, _mm256_castps256_ps128(t11_v));
            _mm_storeu_ps(y_s - 16, y_row_v);
            const __m128 y_row2_v = _mm256_extractf128_ps(t12_v, 1);
            _mm_storeu_ps(y_s - 4, _mm256_castps256_ps128(t12_v));
            _mm_storeu_ps(y_s - 20, y_row2_v);
            const __m128 y_row3_v = _mm256_extractf128_ps(t13_v, 1);
            _mm_storeu_ps(y_s - 8, _mm256_castps256_ps128(t13_v));
            _mm_storeu_ps(y_s - 24, y_row3_v);
            const __m128 y_row4_v = _mm256_extractf128_ps(t14_v, 1);
            _mm_storeu_ps(y_s - 12, _mm256_castps256_ps128(t14_v));
            _mm_storeu_ps(y_s - 28, y_row4_v);
            const __m256 t15_v = _mm256_unpacklo_ps(t11_v1, x6_v);
            const __m256 t16_v = _mm256_unpackhi_ps(t11_v1, x6_v);
            const __m256 t17_v = _mm256_unpacklo_ps(t12_v1, t13_v1);
            const __m256 t18_v = _mm256_unpackhi_ps(t12_v1, t13_v1);
            const __m256 t19_v = _mm256_unpacklo_ps(t15_v, t17_v);
            const __m256 t20_v = _mm256_unpackhi_ps(t15_v, t17_v);
            const __m256 t21_v = _mm256_unpacklo_ps(t16_v, t18_v);
            const __m256 t22_v = _mm256_unpackhi_ps(t16_v, t18_v);
            const __m128 y_row5_v = _mm256_extractf128_ps(t19_v, 1);
            _mm_storeu_ps(y_s - 32, _mm256_castps256_ps128(t19_v));
            _mm_storeu_ps(y_s - 32 - 16, y_row5_v);
            const __m128 y_row6_v = _mm256_castps256_ps128(t20_v);
            const __m128 y_row7_v = _mm256_extractf128_ps(t20_v, 1);
            _mm_storeu_ps(y_s - 32 - 4, y_row6_v);
            _mm_storeu_ps(y_s - 32 - 20, y_row7_v);
            const __m128 y_row8_v = _mm256_castps256_ps128(t21_v);
            const __m128 y_row9_v = _mm256_extractf128_ps(t21_v, 1);
            _mm_storeu_ps(y_s - 32 - 8, y_row8_v);
            _mm_storeu_ps(y_s - 32 - 24, y_row9_v);
            const __m128 y_row10_v = _mm256_castps256_ps128(t22_v);
            const __m128 y_row11_v = _mm256_extractf128_ps(t22_v, 1);
            _mm_storeu_ps(y_s - 32 - 12, y_row10_v);
            _mm_storeu_ps(y_s - 32 - 28, y_row11_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const x_s2 = x - 3 - k * 4;
            const __m128 x_row_v = _mm_loadu_ps(x_s2 - 1);
            const __m128 x_row2_v = _mm_loadu_ps(x_s2 - 5);
            const __m128 x_row3_v = _mm_loadu_ps(x_s2 - 9);
            const __m128 x_row4_v = _mm_loadu_ps(x_s2 - 13);
            const __m128 t23_v = _mm_unpackhi_ps(x_row_v, x_row3_v);
            const __m128 t24_v = _mm_unpackhi_ps(x_row2_v, x_row4_v);
            const __m128 t25_v = _mm_unpacklo_ps(x_row2_v, x_row4_v);
            const __m128 x7_v = _mm_unpackhi_ps(_mm_unpacklo_ps(x_row_v, x_row3_v), t25_v);
            const __m128 x8_v = _mm_unpacklo_ps(t23_v, t24_v);
            const __m128 x9_v = _mm_unpackhi_ps(t23_v, t24_v);
            float *const y_s2 = y - 4 - k * 4;
            const __m128 y_row12_v = _mm_loadu_ps(y_s2 - 10);
            const __m128 t26_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s2 - 2), y_row12_v);
            const __m128 y_row13_v = _mm_loadu_ps(y_s2 - 14);
            const __m128 t27_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s2 - 6), y_row13_v);
            const __m128 t28_v = _mm_add_ps(_mm_unpacklo_ps(t26_v, t27_v), x7_v);
            const __m128 t29_v = _mm_sub_ps(_mm_unpackhi_ps(t26_v, t27_v), x8_v);
            const __m128 t30_v = _mm_mul_ps(x7_v, x8_v);
            const __m128 t31_v = _mm_unpacklo_ps(t28_v, x9_v);
            const __m128 t32_v = _mm_unpackhi_ps(t28_v, x9_v);
            const __m128 t33_v = _mm_unpacklo_ps(t29_v, t30_v);
            const __m128 t34_v = _mm_unpackhi_ps(t29_v, t30_v);
            const __m128 y_row14_v = _mm_unpackhi_ps(t31_v, t33_v);
            const __m128 y_row15_v = _mm_unpacklo_ps(t32_v, t34_v);
            const __m128 y_row16_v = _mm_unpackhi_ps(t32_v, t34_v);
            _mm_storeu_ps(y_s2, _mm_unpacklo_ps(t31_v, t33_v));
            _mm_storeu_ps(y_s2 - 4, y_row14_v);
            _mm_storeu_ps(y_s2 - 8, y_row15_v);
            _mm_storeu_ps(y_s2 - 12, y_row16_v);
        }
        x = x - end * 4;
        y = y - end * 4;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        x -= 4;
        y -= 4;
        y[0] += x[1];
        y[1] -= x[2];
        y[2] = x[3];
        y[3] = x[1] * x[2];
    }
}
