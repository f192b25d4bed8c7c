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
        /* vcc: line 6: 32 lanes, then 8 masked, avx2 */
        {
            const unsigned long distance = (unsigned long)(int)((unsigned int)n - 2u) - 2;
            const unsigned long distance2 = (unsigned long)m - 1 - 1;
            if ((long)distance >= 3 && (long)distance2 >= 0) {
                const unsigned long t = distance + 1;
                const unsigned long wide_end = t & ~31UL;
                const unsigned long t2 = (distance2 >> 1) + 1;
                const unsigned long strips_end = (t2 + 15) & ~15UL;
                const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
                const __m256 t2_v = _mm256_set1_ps(1.0f);
                unsigned long row;
                for (row = 0; row < strips_end; row += 16) {
                    const unsigned long t3 = row + 16;
                    const unsigned int first = 1u + (unsigned int)row * 2u;
                    const unsigned int last = 1u + (unsigned int)(t3 < t2 ? t3 : t2) * 2u;
                    const long t4 = (long)(int)first;
                    const long t5 = (long)(int)last;
                    unsigned long k;
                    for (k = 0; k < wide_end; k += 32) {
                        float *const y_s = y + (long)(2UL + k);
                        const __m256 y_v0 = _mm256_loadu_ps(y_s);
                        const __m256 y_v1 = _mm256_loadu_ps(y_s + 8);
                        const __m256 y_v2 = _mm256_loadu_ps(y_s + 16);
                        const __m256 y_v3 = _mm256_loadu_ps(y_s + 24);
                        unsigned int j_s = first;
                        long j_s2 = t4;
                        __m256 y2_v0 = y_v0;
                        __m256 y2_v1 = y_v1;
                        __m256 y2_v2 = y_v2;
                        __m256 y2_v3 = y_v3;
                        int more;
                        do {
                            const float *const a_s =
                                a + (long)((unsigned long)j_s2 * (unsigned long)n + (2UL + k));
                            const __m256 a_v0 = _mm256_loadu_ps(a_s);
                            const __m256 a_v1 = _mm256_loadu_ps(a_s + 8);
                            const __m256 a_v2 = _mm256_loadu_ps(a_s + 16);
                            const __m256 a_v3 = _mm256_loadu_ps(a_s + 24);
                            const __m256 t3_v = _mm256_set1_ps((float)(int)(j_s + 1u));
                            const __m256 t_v0 = _mm256_div_ps(a_v0, t3_v);
                            const __m256 t_v1 = _mm256_div_ps(a_v1, t3_v);
                            const __m256 t_v2 = _mm256_div_ps(a_v2, t3_v);
                            const __m256 t_v3 = _mm256_div_ps(a_v3, t3_v);
                            const __m256 t2_v0 = _mm256_sub_ps(y2_v0, t_v0);
                            const __m256 t2_v1 = _mm256_sub_ps(y2_v1, t_v1);
                            const __m256 t2_v2 = _mm256_sub_ps(y2_v2, t_v2);
                            const __m256 t2_v3 = _mm256_sub_ps(y2_v3, t_v3);
                            const unsigned long t6 = (unsigned long)j_s2 + 2;
                            more = (long)t6 < t5;
                            j_s = j_s + 2u;
                            j_s2 = (long)t6;
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
                    for (; k < t; k += 8) {
                        const __m256i t4_v = _mm256_set1_epi32((int)(unsigned int)(t - k));
                        const __m256i active_mask_v = _mm256_cmpgt_epi32(t4_v, t_v);
                        float *const y_s2 = y + (long)(2UL + k);
                        unsigned int j_s3 = first;
                        long j_s4 = t4;
                        const __m256 y_v = _mm256_maskload_ps(y_s2, active_mask_v);
                        __m256 y2_v = y_v;
                        int more2;
                        do {
                            const __m256 t5_v = _mm256_set1_ps((float)(int)(j_s3 + 1u));
                            const __m256 a_v =
                                _mm256_maskload_ps(a + (long)((unsigned long)j_s4 * (unsigned long)n + (2UL + k)),
                                active_mask_v);
                            const __m256 t6_v =
                                _mm256_blendv_ps(t2_v, t5_v, _mm256_castsi256_ps(active_mask_v));
                            const __m256 y_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                                _mm256_castps_si256(y2_v)));
                            const unsigned long t7 = (unsigned long)j_s4 + 2;
                            more2 = (long)t7 < t5;
                            j_s3 = j_s3 + 2u;
                            j_s4 = (long)t7;
                            y2_v = _mm256_sub_ps(y_on_v, _mm256_div_ps(a_v, t6_v));
                        } while (more2);
                        _mm256_maskstore_ps(y_s2, active_mask_v, y2_v);
                    }
                }
                i_done = (int)((unsigned int)i_done + (unsigned int)t);
            }
        }
        /* remaining iterations */
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
