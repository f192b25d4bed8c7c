/* vcc 0.1.0 wrote this from columns_from.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 19 | in float a[19*n] restrict | inout float y[n] restrict */
#define FROM 2
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_from(int n, int m, const float *restrict a, float *restrict y)
{
    if (n > 5)
#ifdef VCC_VECTOR
    {
        int i_done = FROM;
        /* vcc: line 6: 32 lanes, then 8, avx2 */
        {
            const unsigned long distance = (unsigned long)(int)((unsigned int)n - 2u) - 2;
            const unsigned long distance2 = (unsigned long)m - 1 - 1;
            if ((long)distance >= 7 && (long)distance2 >= 0) {
                const unsigned long end = (distance + 1) & ~7UL;
                const unsigned long wide_end = end & ~31UL;
                const unsigned long t = (distance2 >> 1) + 1;
                const unsigned long strips_end = (t + 15) & ~15UL;
                unsigned long row;
                for (row = 0; row < strips_end; row += 16) {
                    const unsigned long t2 = row + 16;
                    const unsigned int first = 1u + (unsigned int)row * 2u;
                    const unsigned int last = 1u + (unsigned int)(t2 < t ? t2 : t) * 2u;
                    unsigned long k;
                    for (k = 0; k < wide_end; k += 32) {
                        float *const y_s = y + (long)(2UL + k);
                        const __m256 y_v0 = _mm256_loadu_ps(y_s);
                        const __m256 y_v1 = _mm256_loadu_ps(y_s + 8);
                        const __m256 y_v2 = _mm256_loadu_ps(y_s + 16);
                        const __m256 y_v3 = _mm256_loadu_ps(y_s + 24);
                        unsigned int first2 = first;
                        __m256 y2_v0 = y_v0;
                        __m256 y2_v1 = y_v1;
                        __m256 y2_v2 = y_v2;
                        __m256 y2_v3 = y_v3;
                        int more;
                        do {
                            const unsigned long t3 =
                                (unsigned long)(int)(first2 * (unsigned int)n) + (2UL + k);
                            const __m256 a_v0 = _mm256_loadu_ps(a + t3);
                            const __m256 a_v1 = _mm256_loadu_ps(a + t3 + 8);
                            const __m256 a_v2 = _mm256_loadu_ps(a + t3 + 16);
                            const __m256 a_v3 = _mm256_loadu_ps(a + t3 + 24);
                            const __m256 t_v = _mm256_set1_ps((float)(int)(first2 + 1u));
                            const __m256 t_v0 = _mm256_div_ps(a_v0, t_v);
                            const __m256 t_v1 = _mm256_div_ps(a_v1, t_v);
                            const __m256 t_v2 = _mm256_div_ps(a_v2, t_v);
                            const __m256 t_v3 = _mm256_div_ps(a_v3, t_v);
                            const __m256 t2_v0 = _mm256_sub_ps(y2_v0, t_v0);
                            const __m256 t2_v1 = _mm256_sub_ps(y2_v1, t_v1);
                            const __m256 t2_v2 = _mm256_sub_ps(y2_v2, t_v2);
                            const __m256 t2_v3 = _mm256_sub_ps(y2_v3, t_v3);
                            const unsigned int t4 = first2 + 2u;
                            more = (int)t4 < (int)last;
                            first2 = t4;
                            y2_v0 = t2_v0;
                            y2_v1 = t2_v1;
                            y2_v2 = t2_v2;
                            y2_v3 = t2_v3;
                        } while (more);
                        _mm256_storeu_ps(y_s, y2_v0);
                        _mm256_storeu_ps(y_s + 8, y2_v1);
                        _mm256_storeu_ps(y_s + 16, y2_v2);
                        _mm256_storeu_ps(y_s + 24, y2_v3);
                    }
                    /* what is left, one vector at a time */
                    for (; k < end; k += 8) {
                        float *const y_s2 = y + (long)(2UL + k);
                        unsigned int first3 = first;
                        const __m256 y_v = _mm256_loadu_ps(y_s2);
                        __m256 y2_v = y_v;
                        int more2;
                        do {
                            const unsigned long t5 =
                                (unsigned long)(int)(first3 * (unsigned int)n) + (2UL + k);
                            const __m256 t2_v = _mm256_set1_ps((float)(int)(first3 + 1u));
                            const __m256 t3_v = _mm256_div_ps(_mm256_loadu_ps(a + t5), t2_v);
                            const unsigned int t6 = first3 + 2u;
                            more2 = (int)t6 < (int)last;
                            first3 = t6;
                            y2_v = _mm256_sub_ps(y2_v, t3_v);
                        } while (more2);
                        _mm256_storeu_ps(y_s2, y2_v);
                    }
                }
                i_done = (int)((unsigned int)i_done + (unsigned int)end);
            }
        }
        /* remaining iterations */
        if (i_done <= n - 2)
        for (int j = 1; j < m; j += 2)
            for (int i = i_done; i <= n - 2; i++) {
                VCC_KEEP_SCALAR;
                y[i] -= a[j * n + i] / (float)(j + 1);
            }
    }
#else
        for (int j = 1; j < m; j += 2)
            for (int i = FROM; i <= n - 2; i++)
                y[i] -= a[j * n + i] / (float)(j + 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
