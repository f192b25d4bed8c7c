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
    /* vcc: line 5: 8 lanes x 2, avx2 */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const float *const m_s = m + 3 + at * 7;
                const __m128 m_row_v = _mm_loadu_ps(m_s);
                const __m128 m_row2_v = _mm_loadu_ps(m_s + 28);
                const __m256 t_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(m_row_v), m_row2_v, 1);
                const __m128 m_row3_v = _mm_loadu_ps(m_s + 7);
                const __m128 m_row4_v = _mm_loadu_ps(m_s + 35);
                const __m256 t2_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(m_row3_v), m_row4_v, 1);
                const __m128 m_row5_v = _mm_loadu_ps(m_s + 14);
                const __m128 m_row6_v = _mm_loadu_ps(m_s + 42);
                const __m256 t3_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(m_row5_v), m_row6_v, 1);
                const __m128 m_row7_v = _mm_loadu_ps(m_s + 21);
                const __m128 m_row8_v = _mm_loadu_ps(m_s + 49);
                const __m256 t4_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(m_row7_v), m_row8_v, 1);
                const __m256 t5_v = _mm256_unpacklo_ps(t2_v, t4_v);
                const __m256 m_v = _mm256_unpacklo_ps(_mm256_unpacklo_ps(t_v, t3_v), t5_v);
                _mm256_storeu_ps(column + at, m_v);
            }
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
