/* vcc 0.1.0 wrote this from matrix_column.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float m[7*n] | out float column[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void matrix_column(int n, const float *m, float *restrict column)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const float *const m_s = m + 3 + k * 7;
            const __m128 m_row_v = _mm_loadu_ps(m_s);
            const __m128 m_row2_v = _mm_loadu_ps(m_s + 28);
            const __m256 t_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v), m_row2_v, 1);
            const __m128 m_row3_v = _mm_loadu_ps(m_s + 7);
            const __m128 m_row4_v = _mm_loadu_ps(m_s + 35);
            const __m256 t2_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v), m_row4_v, 1);
            const __m128 m_row5_v = _mm_loadu_ps(m_s + 14);
            const __m128 m_row6_v = _mm_loadu_ps(m_s + 42);
            const __m256 t3_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v), m_row6_v, 1);
            const __m128 m_row7_v = _mm_loadu_ps(m_s + 21);
            const __m128 m_row8_v = _mm_loadu_ps(m_s + 49);
            const __m256 t4_v = _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v), m_row8_v, 1);
            const __m256 t5_v = _mm256_unpacklo_ps(t2_v, t4_v);
            const __m128 m_row9_v = _mm_loadu_ps(m_s + 56);
            const __m128 m_row10_v = _mm_loadu_ps(m_s + 56 + 28);
            const __m256 t6_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row9_v), m_row10_v, 1);
            const __m128 m_row11_v = _mm_loadu_ps(m_s + 56 + 7);
            const __m128 m_row12_v = _mm_loadu_ps(m_s + 56 + 35);
            const __m256 t7_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row11_v), m_row12_v, 1);
            const __m128 m_row13_v = _mm_loadu_ps(m_s + 56 + 14);
            const __m128 m_row14_v = _mm_loadu_ps(m_s + 56 + 42);
            const __m256 t8_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row13_v), m_row14_v, 1);
            const __m128 m_row15_v = _mm_loadu_ps(m_s + 56 + 21);
            const __m128 m_row16_v = _mm_loadu_ps(m_s + 56 + 49);
            const __m256 t9_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row15_v), m_row16_v, 1);
            const __m256 t10_v = _mm256_unpacklo_ps(t7_v, t9_v);
            const __m128 m_row17_v = _mm_loadu_ps(m_s + 112);
            const __m128 m_row18_v = _mm_loadu_ps(m_s + 112 + 28);
            const __m256 t11_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row17_v), m_row18_v, 1);
            const __m128 m_row19_v = _mm_loadu_ps(m_s + 112 + 7);
            const __m128 m_row20_v = _mm_loadu_ps(m_s + 112 + 35);
            const __m256 t12_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row19_v), m_row20_v, 1);
            const __m128 m_row21_v = _mm_loadu_ps(m_s + 112 + 14);
            const __m128 m_row22_v = _mm_loadu_ps(m_s + 112 + 42);
            const __m256 t13_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row21_v), m_row22_v, 1);
            const __m128 m_row23_v = _mm_loadu_ps(m_s + 112 + 21);
            const __m128 m_row24_v = _mm_loadu_ps(m_s + 112 + 49);
            const __m256 t14_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row23_v), m_row24_v, 1);
            const __m256 t15_v = _mm256_unpacklo_ps(t12_v, t14_v);
            const __m128 m_row25_v = _mm_loadu_ps(m_s + 168);
            const __m128 m_row26_v = _mm_loadu_ps(m_s + 168 + 28);
            const __m256 t16_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row25_v), m_row26_v, 1);
            const __m128 m_row27_v = _mm_loadu_ps(m_s + 168 + 7);
            const __m128 m_row28_v = _mm_loadu_ps(m_s + 168 + 35);
            const __m256 t17_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row27_v), m_row28_v, 1);
            const __m128 m_row29_v = _mm_loadu_ps(m_s + 168 + 14);
            const __m128 m_row30_v = _mm_loadu_ps(m_s + 168 + 42);
            const __m256 t18_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row29_v), m_row30_v, 1);
            const __m128 m_row31_v = _mm_loadu_ps(m_s + 168 + 21);
            const __m128 m_row32_v = _mm_loadu_ps(m_s + 168 + 49);
            const __m256 t19_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row31_v), m_row32_v, 1);
            const __m256 t20_v = _mm256_unpacklo_ps(t17_v, t19_v);
            const __m256 m_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t_v, t3_v), t5_v);
            const __m256 m2_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t6_v, t8_v), t10_v);
            const __m256 m3_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t11_v, t13_v), t15_v);
            const __m256 m4_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t16_v, t18_v), t20_v);
            _mm256_storeu_ps(column + k, m_v);
            _mm256_storeu_ps(column + k + 8, m2_v);
            _mm256_storeu_ps(column + k + 16, m3_v);
            _mm256_storeu_ps(column + k + 24, m4_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const m_s2 = m + 3 + k * 7;
            const __m128 m_row33_v = _mm_loadu_ps(m_s2 + 14);
            const __m128 m_row34_v = _mm_loadu_ps(m_s2 + 21);
            const __m128 t21_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s2), m_row33_v);
            const __m128 t22_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s2 + 7), m_row34_v);
            _mm_storeu_ps(column + k, _mm_unpacklo_ps(t21_v, t22_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        column[i] = m[7 * i + 3];
    }
#else
    for (i = 0; i < n; i++)
        column[i] = m[7 * i + 3];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
