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
    /* vcc: line 8: 8 lanes, avx2 */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
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
            float *const y_s = y - 4 - k * 4;
            const __m128 y_row_v = _mm_loadu_ps(y_s - 2);
            const __m128 y_row2_v = _mm_loadu_ps(y_s - 18);
            const __m256 t8_v = _mm256_insertf128_ps(_mm256_castps128_ps256(y_row_v), y_row2_v, 1);
            const __m128 y_row3_v = _mm_loadu_ps(y_s - 6);
            const __m128 y_row4_v = _mm_loadu_ps(y_s - 22);
            const __m256 t9_v = _mm256_insertf128_ps(_mm256_castps128_ps256(y_row3_v), y_row4_v, 1);
            const __m128 y_row5_v = _mm_loadu_ps(y_s - 10);
            const __m128 y_row6_v = _mm_loadu_ps(y_s - 26);
            const __m256 t10_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row5_v), y_row6_v, 1);
            const __m128 y_row7_v = _mm_loadu_ps(y_s - 14);
            const __m128 y_row8_v = _mm_loadu_ps(y_s - 30);
            const __m256 t11_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(y_row7_v), y_row8_v, 1);
            const __m256 t12_v = _mm256_unpackhi_ps(t8_v, t10_v);
            const __m256 t13_v = _mm256_unpackhi_ps(t9_v, t11_v);
            const __m256 t14_v = _mm256_add_ps(_mm256_unpacklo_ps(t12_v, t13_v), x_v);
            const __m256 t15_v = _mm256_sub_ps(_mm256_unpackhi_ps(t12_v, t13_v), x2_v);
            const __m256 t16_v = _mm256_mul_ps(x_v, x2_v);
            const __m256 t17_v = _mm256_unpacklo_ps(t14_v, x3_v);
            const __m256 t18_v = _mm256_unpackhi_ps(t14_v, x3_v);
            const __m256 t19_v = _mm256_unpacklo_ps(t15_v, t16_v);
            const __m256 t20_v = _mm256_unpackhi_ps(t15_v, t16_v);
            const __m256 t21_v = _mm256_unpacklo_ps(t17_v, t19_v);
            const __m256 t22_v = _mm256_unpackhi_ps(t17_v, t19_v);
            const __m256 t23_v = _mm256_unpacklo_ps(t18_v, t20_v);
            const __m256 t24_v = _mm256_unpackhi_ps(t18_v, t20_v);
            const __m128 y_row9_v = _mm256_extractf128_ps(t21_v, 1);
            _mm_storeu_ps(y_s, _mm256_castps256_ps128(t21_v));
            _mm_storeu_ps(y_s - 16, y_row9_v);
            const __m128 y_row10_v = _mm256_extractf128_ps(t22_v, 1);
            _mm_storeu_ps(y_s - 4, _mm256_castps256_ps128(t22_v));
            _mm_storeu_ps(y_s - 20, y_row10_v);
            const __m128 y_row11_v = _mm256_extractf128_ps(t23_v, 1);
            _mm_storeu_ps(y_s - 8, _mm256_castps256_ps128(t23_v));
            _mm_storeu_ps(y_s - 24, y_row11_v);
            const __m128 y_row12_v = _mm256_extractf128_ps(t24_v, 1);
            _mm_storeu_ps(y_s - 12, _mm256_castps256_ps128(t24_v));
            _mm_storeu_ps(y_s - 28, y_row12_v);
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
