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
    /* vcc: line 8: 4 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const float *const x_s = x - 3 - k * 4;
            const __m128 x_row_v = _mm_loadu_ps(x_s - 1);
            const __m128 x_row2_v = _mm_loadu_ps(x_s - 5);
            const __m128 x_row3_v = _mm_loadu_ps(x_s - 9);
            const __m128 x_row4_v = _mm_loadu_ps(x_s - 13);
            const __m128 t_v = _mm_unpackhi_ps(x_row_v, x_row3_v);
            const __m128 t2_v = _mm_unpackhi_ps(x_row2_v, x_row4_v);
            const __m128 t3_v = _mm_unpacklo_ps(x_row2_v, x_row4_v);
            const __m128 x_v = _mm_unpackhi_ps(_mm_unpacklo_ps(x_row_v, x_row3_v), t3_v);
            const __m128 x2_v = _mm_unpacklo_ps(t_v, t2_v);
            const __m128 x3_v = _mm_unpackhi_ps(t_v, t2_v);
            const __m128 x_row5_v = _mm_loadu_ps(x_s - 16 - 1);
            const __m128 x_row6_v = _mm_loadu_ps(x_s - 16 - 5);
            const __m128 x_row7_v = _mm_loadu_ps(x_s - 16 - 9);
            const __m128 x_row8_v = _mm_loadu_ps(x_s - 16 - 13);
            const __m128 t4_v = _mm_unpackhi_ps(x_row5_v, x_row7_v);
            const __m128 t5_v = _mm_unpackhi_ps(x_row6_v, x_row8_v);
            const __m128 t6_v = _mm_unpacklo_ps(x_row6_v, x_row8_v);
            const __m128 x4_v = _mm_unpackhi_ps(_mm_unpacklo_ps(x_row5_v, x_row7_v), t6_v);
            const __m128 x5_v = _mm_unpacklo_ps(t4_v, t5_v);
            const __m128 x6_v = _mm_unpackhi_ps(t4_v, t5_v);
            float *const y_s = y - 4 - k * 4;
            const __m128 y_row_v = _mm_loadu_ps(y_s - 10);
            const __m128 t7_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s - 2), y_row_v);
            const __m128 y_row2_v = _mm_loadu_ps(y_s - 14);
            const __m128 t8_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s - 6), y_row2_v);
            const __m128 y_row3_v = _mm_loadu_ps(y_s - 16 - 10);
            const __m128 t9_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s - 16 - 2), y_row3_v);
            const __m128 y_row4_v = _mm_loadu_ps(y_s - 16 - 14);
            const __m128 t10_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s - 16 - 6), y_row4_v);
            const __m128 t_v0 = _mm_add_ps(_mm_unpacklo_ps(t7_v, t8_v), x_v);
            const __m128 t_v1 = _mm_add_ps(_mm_unpacklo_ps(t9_v, t10_v), x4_v);
            const __m128 t2_v0 = _mm_sub_ps(_mm_unpackhi_ps(t7_v, t8_v), x2_v);
            const __m128 t2_v1 = _mm_sub_ps(_mm_unpackhi_ps(t9_v, t10_v), x5_v);
            const __m128 t3_v0 = _mm_mul_ps(x_v, x2_v);
            const __m128 t3_v1 = _mm_mul_ps(x4_v, x5_v);
            const __m128 t11_v = _mm_unpacklo_ps(t_v0, x3_v);
            const __m128 t12_v = _mm_unpackhi_ps(t_v0, x3_v);
            const __m128 t13_v = _mm_unpacklo_ps(t2_v0, t3_v0);
            const __m128 t14_v = _mm_unpackhi_ps(t2_v0, t3_v0);
            const __m128 y_row5_v = _mm_unpackhi_ps(t11_v, t13_v);
            const __m128 y_row6_v = _mm_unpacklo_ps(t12_v, t14_v);
            const __m128 y_row7_v = _mm_unpackhi_ps(t12_v, t14_v);
            _mm_storeu_ps(y_s, _mm_unpacklo_ps(t11_v, t13_v));
            _mm_storeu_ps(y_s - 4, y_row5_v);
            _mm_storeu_ps(y_s - 8, y_row6_v);
            _mm_storeu_ps(y_s - 12, y_row7_v);
            const __m128 t15_v = _mm_unpacklo_ps(t_v1, x6_v);
            const __m128 t16_v = _mm_unpackhi_ps(t_v1, x6_v);
            const __m128 t17_v = _mm_unpacklo_ps(t2_v1, t3_v1);
            const __m128 t18_v = _mm_unpackhi_ps(t2_v1, t3_v1);
            const __m128 y_row8_v = _mm_unpackhi_ps(t15_v, t17_v);
            const __m128 y_row9_v = _mm_unpacklo_ps(t16_v, t18_v);
            const __m128 y_row10_v = _mm_unpackhi_ps(t16_v, t18_v);
            _mm_storeu_ps(y_s - 16, _mm_unpacklo_ps(t15_v, t17_v));
            _mm_storeu_ps(y_s - 16 - 4, y_row8_v);
            _mm_storeu_ps(y_s - 16 - 8, y_row9_v);
            _mm_storeu_ps(y_s - 16 - 12, y_row10_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const x_s2 = x - 3 - k * 4;
            const __m128 x_row9_v = _mm_loadu_ps(x_s2 - 1);
            const __m128 x_row10_v = _mm_loadu_ps(x_s2 - 5);
            const __m128 x_row11_v = _mm_loadu_ps(x_s2 - 9);
            const __m128 x_row12_v = _mm_loadu_ps(x_s2 - 13);
            const __m128 t19_v = _mm_unpackhi_ps(x_row9_v, x_row11_v);
            const __m128 t20_v = _mm_unpackhi_ps(x_row10_v, x_row12_v);
            const __m128 t21_v = _mm_unpacklo_ps(x_row10_v, x_row12_v);
            const __m128 x7_v = _mm_unpackhi_ps(_mm_unpacklo_ps(x_row9_v, x_row11_v), t21_v);
            const __m128 x8_v = _mm_unpacklo_ps(t19_v, t20_v);
            const __m128 x9_v = _mm_unpackhi_ps(t19_v, t20_v);
            float *const y_s2 = y - 4 - k * 4;
            const __m128 y_row11_v = _mm_loadu_ps(y_s2 - 10);
            const __m128 t22_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s2 - 2), y_row11_v);
            const __m128 y_row12_v = _mm_loadu_ps(y_s2 - 14);
            const __m128 t23_v = _mm_unpackhi_ps(_mm_loadu_ps(y_s2 - 6), y_row12_v);
            const __m128 t24_v = _mm_add_ps(_mm_unpacklo_ps(t22_v, t23_v), x7_v);
            const __m128 t25_v = _mm_sub_ps(_mm_unpackhi_ps(t22_v, t23_v), x8_v);
            const __m128 t26_v = _mm_mul_ps(x7_v, x8_v);
            const __m128 t27_v = _mm_unpacklo_ps(t24_v, x9_v);
            const __m128 t28_v = _mm_unpackhi_ps(t24_v, x9_v);
            const __m128 t29_v = _mm_unpacklo_ps(t25_v, t26_v);
            const __m128 t30_v = _mm_unpackhi_ps(t25_v, t26_v);
            const __m128 y_row13_v = _mm_unpackhi_ps(t27_v, t29_v);
            const __m128 y_row14_v = _mm_unpacklo_ps(t28_v, t30_v);
            const __m128 y_row15_v = _mm_unpackhi_ps(t28_v, t30_v);
            _mm_storeu_ps(y_s2, _mm_unpacklo_ps(t27_v, t29_v));
            _mm_storeu_ps(y_s2 - 4, y_row13_v);
            _mm_storeu_ps(y_s2 - 8, y_row14_v);
            _mm_storeu_ps(y_s2 - 12, y_row15_v);
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
