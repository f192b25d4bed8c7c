/* vcc 0.1.0 wrote this from matrix_column.c for avx2 */
/* kernel: int n | in float m[7*n] | out float column[n] restrict */
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
void matrix_column(int n, const float *m, float *restrict column)
{
    int i;
    /* vcc: line 5: 8 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const float *const m_s = m + 3 + k * 7;
            const __m128 m_row_v0 = _mm_loadu_ps(m_s);
            const __m128 m_row2_v0 = _mm_loadu_ps(m_s + 28);
            const __m256 t_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v0), m_row2_v0, 1);
            const __m128 m_row_v1 = _mm_loadu_ps(m_s + 7);
            const __m128 m_row2_v1 = _mm_loadu_ps(m_s + 35);
            const __m256 t_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v1), m_row2_v1, 1);
            const __m128 m_row_v2 = _mm_loadu_ps(m_s + 14);
            const __m128 m_row2_v2 = _mm_loadu_ps(m_s + 42);
            const __m256 t_v2 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v2), m_row2_v2, 1);
            const __m128 m_row_v3 = _mm_loadu_ps(m_s + 21);
            const __m128 m_row2_v3 = _mm_loadu_ps(m_s + 49);
            const __m256 t_v3 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v3), m_row2_v3, 1);
            const __m256 t_v = _mm256_unpacklo_ps(t_v1, t_v3);
            const __m128 m_row3_v0 = _mm_loadu_ps(m_s + 56);
            const __m128 m_row4_v0 = _mm_loadu_ps(m_s + 56 + 28);
            const __m256 t2_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v0), m_row4_v0, 1);
            const __m128 m_row3_v1 = _mm_loadu_ps(m_s + 56 + 7);
            const __m128 m_row4_v1 = _mm_loadu_ps(m_s + 56 + 35);
            const __m256 t2_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v1), m_row4_v1, 1);
            const __m128 m_row3_v2 = _mm_loadu_ps(m_s + 56 + 14);
            const __m128 m_row4_v2 = _mm_loadu_ps(m_s + 56 + 42);
            const __m256 t2_v2 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v2), m_row4_v2, 1);
            const __m128 m_row3_v3 = _mm_loadu_ps(m_s + 56 + 21);
            const __m128 m_row4_v3 = _mm_loadu_ps(m_s + 56 + 49);
            const __m256 t2_v3 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v3), m_row4_v3, 1);
            const __m256 t2_v = _mm256_unpacklo_ps(t2_v1, t2_v3);
            const __m128 m_row5_v0 = _mm_loadu_ps(m_s + 112);
            const __m128 m_row6_v0 = _mm_loadu_ps(m_s + 112 + 28);
            const __m256 t3_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v0), m_row6_v0, 1);
            const __m128 m_row5_v1 = _mm_loadu_ps(m_s + 112 + 7);
            const __m128 m_row6_v1 = _mm_loadu_ps(m_s + 112 + 35);
            const __m256 t3_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v1), m_row6_v1, 1);
            const __m128 m_row5_v2 = _mm_loadu_ps(m_s + 112 + 14);
            const __m128 m_row6_v2 = _mm_loadu_ps(m_s + 112 + 42);
            const __m256 t3_v2 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v2), m_row6_v2, 1);
            const __m128 m_row5_v3 = _mm_loadu_ps(m_s + 112 + 21);
            const __m128 m_row6_v3 = _mm_loadu_ps(m_s + 112 + 49);
            const __m256 t3_v3 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v3), m_row6_v3, 1);
            const __m256 t3_v = _mm256_unpacklo_ps(t3_v1, t3_v3);
            const __m128 m_row7_v0 = _mm_loadu_ps(m_s + 168);
            const __m128 m_row8_v0 = _mm_loadu_ps(m_s + 168 + 28);
            const __m256 t4_v0 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v0), m_row8_v0, 1);
            const __m128 m_row7_v1 = _mm_loadu_ps(m_s + 168 + 7);
            const __m128 m_row8_v1 = _mm_loadu_ps(m_s + 168 + 35);
            const __m256 t4_v1 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v1), m_row8_v1, 1);
            const __m128 m_row7_v2 = _mm_loadu_ps(m_s + 168 + 14);
            const __m128 m_row8_v2 = _mm_loadu_ps(m_s + 168 + 42);
            const __m256 t4_v2 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v2), m_row8_v2, 1);
            const __m128 m_row7_v3 = _mm_loadu_ps(m_s + 168 + 21);
            const __m128 m_row8_v3 = _mm_loadu_ps(m_s + 168 + 49);
            const __m256 t4_v3 =
                _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v3), m_row8_v3, 1);
            const __m256 t4_v = _mm256_unpacklo_ps(t4_v1, t4_v3);
            const __m256 m_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t_v0, t_v2), t_v);
            const __m256 m2_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t2_v0, t2_v2), t2_v);
            const __m256 m3_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t3_v0, t3_v2), t3_v);
            const __m256 m4_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t4_v0, t4_v2), t4_v);
            _mm256_storeu_ps(column + k, m_v);
            _mm256_storeu_ps(column + k + 8, m2_v);
            _mm256_storeu_ps(column + k + 16, m3_v);
            _mm256_storeu_ps(column + k + 24, m4_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const m_s2 = m + 3 + k * 7;
            const __m128 m_row_v = _mm_loadu_ps(m_s2 + 14);
            const __m128 m_row2_v = _mm_loadu_ps(m_s2 + 21);
            const __m128 t5_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s2), m_row_v);
            const __m128 t6_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s2 + 7), m_row2_v);
            _mm_storeu_ps(column + k, _mm_unpacklo_ps(t5_v, t6_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        column[i] = m[7 * i + 3];
    }
}
