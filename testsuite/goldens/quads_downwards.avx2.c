/* vcc 0.1.0 wrote this from quads_downwards.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[4*n] | inout float y[4*n] restrict */
/* Of four neighbours one is not read; the gap after the last ones lies before the array. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void quads_downwards(int n, const float *x, float *restrict y)
{
    int i;
    x += 4 * n;
    y += 4 * n;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const float *const x_s = x - 3 - k * 4;
            const __m128 x_row_v = _mm_loadu_ps(x_s - 1);
            const __m128 x_row2_v = _mm_loadu_ps(x_s - 17);
            const __m256 t_v = _mm256_insertf128_ps(_mm256_castps128_ps256(x_row_v), x_row2_v, 1);
            const __m128 x_row3_v = _mm_loadu_ps(x_s - 5);
            const __m128 x_row4_v = _mm_loadu_ps(x_s - 21);
            const __m256 t2_v = _mm256_insertf128_ps(_mm256_castps128_ps256(x_row3_v), x_row4_v, 1);
            const __m128 x_row5_v = _mm_loadu_ps(x_s - 9);
            const __m128 x_row6_v = _mm_loadu_ps(x_s - 25);
            const __m256 t3_v = _mm256_insertf128_ps(_mm256_castps128_ps256(x_row5_v), x_row6_v, 1);
            const __m128 x_row7_v = _mm_loadu_ps(x_s - 13);
            const __m128 x_row8_v = _mm_loadu_ps(x_s - 29);
            const __m256 t4_v = _mm256_insertf128_ps(_mm256_castps128_ps256(x_row7_v), x_row8_v, 1);
            const __m256 t5_v = _mm256_unpackhi_ps(t_v, t3_v);
            const __m256 t6_v = _mm256_unpackhi_ps(t2_v, t4_v);
            const __m256 t7_v = _mm256_unpacklo_ps(t2_v, t4_v);
            const __m256 x_v = _mm256_unpackhi_ps(_mm256_unpacklo_ps(t_v, t3_v), t7_v);
            const __m256 x2_v = _mm256_unpacklo_ps(t5_v, t6_v);
            const __m256 x3_v = _mm256_unpackhi_ps(t5_v, t6_v);
            const __m128 x_row9_v = _mm_loadu_ps(x_s - 32 - 1);
            const __m128 x_row10_v = _mm_loadu_ps(x_s - 32 - 17);
            const __m256 t8_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row9_v), x_row10_v, 1);
            const __m128 x_row11_v = _mm_loadu_ps(x_s - 32 - 5);
            const __m128 x_row12_v = _mm_loadu_ps(x_s - 32 - 21);
            const __m256 t9_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row11_v), x_row12_v, 1);
            const __m128 x_row13_v = _mm_loadu_ps(x_s - 32 - 9);
            const __m128 x_row14_v = _mm_loadu_ps(x_s - 32 - 25);
            const __m256 t10_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row13_v), x_row14_v, 1);
            const __m128 x_row15_v = _mm_loadu_ps(x_s - 32 - 13);
            const __m128 x_row16_v = _mm_loadu_ps(x_s - 32 - 29);
            const __m256 t11_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(x_row15_v), x_row16_v, 1);
            const __m256 t12_v = _mm256_unpackhi_ps(t8_v, t10_v);
            const __m256 t13_v = _mm256_unpackhi_ps(t9_v, t11_v);
            const __m256 t14_v = _mm256_unpacklo_ps(t9_v, t11_v);
            const __m256 x4_v = _mm256_unpackhi_ps(_mm256_unpacklo_ps(t8_v, t10_v), t14_v);
            const __m256 x5_v = _mm256_unpacklo_ps(t12_v, t13_v);
            const __m256 x6_v = _mm256_unpackhi_ps(t12_v, t13_v);
            float *const y_s = y - 4 - k * 4;
            const __m128 y_row_v = _mm_loadu_ps(y_s - 2);
            const __m128 y_row2_v = _mm_loadu_ps(y_s - 18);
            const __m256 t15_v = _mm256_insertf128_ps(_mm256_castps128_ps256(y_row_v), y_row2_v, 1);
            const __m128 y_row3_v = _mm_loadu_ps(y_s - 6);
            const __m128 y_row4_v = _mm_loadu_ps(y_s - 22);
            const __m256 t16_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row3_v), y_row4_v, 1);
            const __m128 y_row5_v = _mm_loadu_ps(y_s - 10);
            const __m128 y_row6_v = _mm_loadu_ps(y_s - 26);
            const __m256 t17_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row5_v), y_row6_v, 1);
            const __m128 y_row7_v = _mm_loadu_ps(y_s - 14);
            const __m128 y_row8_v = _mm_loadu_ps(y_s - 30);
            const __m256 t18_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row7_v), y_row8_v, 1);
            const __m256 t19_v = _mm256_unpackhi_ps(t15_v, t17_v);
            const __m256 t20_v = _mm256_unpackhi_ps(t16_v, t18_v);
            const __m128 y_row9_v = _mm_loadu_ps(y_s - 32 - 2);
            const __m128 y_row10_v = _mm_loadu_ps(y_s - 32 - 18);
            const __m256 t21_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row9_v), y_row10_v, 1);
            const __m128 y_row11_v = _mm_loadu_ps(y_s - 32 - 6);
            const __m128 y_row12_v = _mm_loadu_ps(y_s - 32 - 22);
            const __m256 t22_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row11_v), y_row12_v, 1);
            const __m128 y_row13_v = _mm_loadu_ps(y_s - 32 - 10);
            const __m128 y_row14_v = _mm_loadu_ps(y_s - 32 - 26);
            const __m256 t23_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row13_v), y_row14_v, 1);
            const __m128 y_row15_v = _mm_loadu_ps(y_s - 32 - 14);
            const __m128 y_row16_v = _mm_loadu_ps(y_s - 32 - 30);
            const __m256 t24_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row15_v), y_row16_v, 1);
            const __m256 t25_v = _mm256_unpackhi_ps(t21_v, t23_v);
            const __m256 t26_v = _mm256_unpackhi_ps(t22_v, t24_v);
            const __m256 t_v0 = _mm256_add_ps(_mm256_unpacklo_ps(t19_v, t20_v), x_v);
            const __m256 t_v1 = _mm256_add_ps(_mm256_unpacklo_ps(t25_v, t26_v), x4_v);
            const __m256 t2_v0 = _mm256_sub_ps(_mm256_unpackhi_ps(t19_v, t20_v), x2_v);
            const __m256 t2_v1 = _mm256_sub_ps(_mm256_unpackhi_ps(t25_v, t26_v), x5_v);
            const __m256 t3_v0 = _mm256_mul_ps(x_v, x2_v);
            const __m256 t3_v1 = _mm256_mul_ps(x4_v, x5_v);
            const __m256 t27_v = _mm256_unpacklo_ps(t_v0, x3_v);
            const __m256 t28_v = _mm256_unpackhi_ps(t_v0, x3_v);
            const __m256 t29_v = _mm256_unpacklo_ps(t2_v0, t3_v0);
            const __m256 t30_v = _mm256_unpackhi_ps(t2_v0, t3_v0);
            const __m256 t31_v = _mm256_unpacklo_ps(t27_v, t29_v);
            const __m256 t32_v = _mm256_unpackhi_ps(t27_v, t29_v);
            const __m256 t33_v = _mm256_unpacklo_ps(t28_v, t30_v);
            const __m256 t34_v = _mm256_unpackhi_ps(t28_v, t30_v);
            const __m128 y_row17_v = _mm256_extractf128_ps(t31_v, 1);
            _mm_storeu_ps(y_s, _mm256_castps256_ps128(t31_v));
            _mm_storeu_ps(y_s - 16, y_row17_v);
            const __m128 y_row18_v = _mm256_extractf128_ps(t32_v, 1);
            _mm_storeu_ps(y_s - 4, _mm256_castps256_ps128(t32_v));
            _mm_storeu_ps(y_s - 20, y_row18_v);
            const __m128 y_row19_v = _mm256_extractf128_ps(t33_v, 1);
            _mm_storeu_ps(y_s - 8, _mm256_castps256_ps128(t33_v));
            _mm_storeu_ps(y_s - 24, y_row19_v);
            const __m128 y_row20_v = _mm256_extractf128_ps(t34_v, 1);
            _mm_storeu_ps(y_s - 12, _mm256_castps256_ps128(t34_v));
            _mm_storeu_ps(y_s - 28, y_row20_v);
            const __m256 t35_v = _mm256_unpacklo_ps(t_v1, x6_v);
            const __m256 t36_v = _mm256_unpackhi_ps(t_v1, x6_v);
            const __m256 t37_v = _mm256_unpacklo_ps(t2_v1, t3_v1);
            const __m256 t38_v = _mm256_unpackhi_ps(t2_v1, t3_v1);
            const __m256 t39_v = _mm256_unpacklo_ps(t35_v, t37_v);
            const __m256 t40_v = _mm256_unpackhi_ps(t35_v, t37_v);
            const __m256 t41_v = _mm256_unpacklo_ps(t36_v, t38_v);
            const __m256 t42_v = _mm256_unpackhi_ps(t36_v, t38_v);
            const __m128 y_row21_v = _mm256_extractf128_ps(t39_v, 1);
            _mm_storeu_ps(y_s - 32, _mm256_castps256_ps128(t39_v));
            _mm_storeu_ps(y_s - 32 - 16, y_row21_v);
            const __m128 y_row22_v = _mm256_extractf128_ps(t40_v, 1);
            _mm_storeu_ps(y_s - 32 - 4, _mm256_castps256_ps128(t40_v));
            _mm_storeu_ps(y_s - 32 - 20, y_row22_v);
            const __m128 y_row23_v = _mm256_extractf128_ps(t41_v, 1);
            _mm_storeu_ps(y_s - 32 - 8, _mm256_castps256_ps128(t41_v));
            _mm_storeu_ps(y_s - 32 - 24, y_row23_v);
            const __m128 y_row24_v = _mm256_extractf128_ps(t42_v, 1);
            _mm_storeu_ps(y_s - 32 - 12, _mm256_castps256_ps128(t42_v));
            _mm_storeu_ps(y_s - 32 - 28, y_row24_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const x_s2 = x - 3 - k * 4;
            const __m128 x_row17_v = _mm_loadu_ps(x_s2 - 1);
            const __m128 x_row18_v = _mm_loadu_ps(x_s2 - 5);
            const __m128 x_row19_v = _mm_loadu_ps(x_s2 - 9);
            const __m128 x_row20_v = _mm_loadu_ps(x_s2 - 13);
            const __m128 t43_v = _mm_unpackhi_ps(x_row17_v, x_row19_v);
            const __m128 t44_v = _mm_unpackhi_ps(x_row18_v, x_row20_v);
            const __m128 t45_v = _mm_unpacklo_ps(x_row18_v, x_row20_v);
            const __m128 x7_v = _mm_unpackhi_ps(_mm_unpacklo_ps(x_row17_v, x_row19_v), t45_v);
            const __m128 x8_v = _mm_unpacklo_ps(t43_v, t44_v);
            const __m128 x9_v = _mm_unpackhi_ps(t43_v, t44_v);
            float *const y_s2 = y - 4 - k * 4;
            const __m128 y_row25_v = _mm_loadu_ps(y_s2 - 10);
            const __m128 t46_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s2 - 2), y_row25_v);
            const __m128 y_row26_v = _mm_loadu_ps(y_s2 - 14);
            const __m128 t47_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s2 - 6), y_row26_v);
            const __m128 t48_v = _mm_add_ps(_mm_unpacklo_ps(t46_v, t47_v), x7_v);
            const __m128 t49_v = _mm_sub_ps(_mm_unpackhi_ps(t46_v, t47_v), x8_v);
            const __m128 t50_v = _mm_mul_ps(x7_v, x8_v);
            const __m128 t51_v = _mm_unpacklo_ps(t48_v, x9_v);
            const __m128 t52_v = _mm_unpackhi_ps(t48_v, x9_v);
            const __m128 t53_v = _mm_unpacklo_ps(t49_v, t50_v);
            const __m128 t54_v = _mm_unpackhi_ps(t49_v, t50_v);
            const __m128 y_row27_v = _mm_unpackhi_ps(t51_v, t53_v);
            const __m128 y_row28_v = _mm_unpacklo_ps(t52_v, t54_v);
            const __m128 y_row29_v = _mm_unpackhi_ps(t52_v, t54_v);
            _mm_storeu_ps(y_s2, _mm_unpacklo_ps(t51_v, t53_v));
            _mm_storeu_ps(y_s2 - 4, y_row27_v);
            _mm_storeu_ps(y_s2 - 8, y_row28_v);
            _mm_storeu_ps(y_s2 - 12, y_row29_v);
        }
        x = x - end * 4;
        y = y - end * 4;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        x -= 4;
        y -= 4;
        y[0] += x[1];
        y[1] -= x[2];
        y[2] = x[3];
        y[3] = x[1] * x[2];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
