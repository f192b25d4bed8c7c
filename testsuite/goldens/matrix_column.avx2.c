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
    /* vcc: line 5: 4 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const float *const m_s = m + 3 + at * 7;
                const __m128 m_row_v = _mm_loadu_ps(m_s + 21);
                const __m128 t_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s), _mm_loadu_ps(m_s + 14));
                const __m128 t2_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s + 7), m_row_v);
                _mm_storeu_ps(column + at, _mm_unpacklo_ps(t_v, t2_v));
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const m_s2 = m + 3 + k * 7;
            const __m128 m_row2_v = _mm_loadu_ps(m_s2 + 14);
            const __m128 m_row3_v = _mm_loadu_ps(m_s2 + 21);
            const __m128 t3_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s2), m_row2_v);
            const __m128 t4_v = _mm_unpacklo_ps(_mm_loadu_ps(m_s2 + 7), m_row3_v);
            _mm_storeu_ps(column + k, _mm_unpacklo_ps(t3_v, t4_v));
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
