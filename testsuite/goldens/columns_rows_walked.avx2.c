/* vcc 0.1.0 wrote this from columns_rows_walked.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 21 | in float x[n+21] restrict | inout float y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_rows_walked(int n, int m, const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes, then 8 masked, avx2 */
    int i_done = 0;
    {
        const unsigned long t = (unsigned long)(x + (long)m);
        const unsigned long distance = t - (unsigned long)x - 1;
        if (n >= 4 && (unsigned long)x < t) {
            const unsigned long wide_end = (unsigned long)n & ~31UL;
            const unsigned long t2 = (distance >> 2) + 1;
            const unsigned long strips_end = (t2 + 15) & ~15UL;
            const __m256 t_v = _mm256_set1_ps(0.5f);
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256 t3_v = _mm256_set1_ps(0.5f);
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t3 = row + 16;
                const float *const last = x + (long)(t3 < t2 ? t3 : t2);
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    const __m256 y_v0 = _mm256_loadu_ps(y + k);
                    const __m256 y_v1 = _mm256_loadu_ps(y + k + 8);
                    const __m256 y_v2 = _mm256_loadu_ps(y + k + 16);
                    const __m256 y_v3 = _mm256_loadu_ps(y + k + 24);
                    const float *p_s = x + row;
                    __m256 y2_v0 = y_v0;
                    __m256 y2_v1 = y_v1;
                    __m256 y2_v2 = y_v2;
                    __m256 y2_v3 = y_v3;
                    int more;
                    do {
                        const __m256 t_v0 = _mm256_mul_ps(y2_v0, t_v);
                        const __m256 t_v1 = _mm256_mul_ps(y2_v1, t_v);
                        const __m256 t_v2 = _mm256_mul_ps(y2_v2, t_v);
                        const __m256 t_v3 = _mm256_mul_ps(y2_v3, t_v);
                        const float p_s2 = *p_s;
                        const __m256 p_v0 = _mm256_loadu_ps(p_s + k);
                        const __m256 p_v1 = _mm256_loadu_ps(p_s + k + 8);
                        const __m256 p_v2 = _mm256_loadu_ps(p_s + k + 16);
                        const __m256 p_v3 = _mm256_loadu_ps(p_s + k + 24);
                        const __m256 t4_v = _mm256_set1_ps(p_s2);
                        const __m256 t2_v0 = _mm256_mul_ps(t4_v, p_v0);
                        const __m256 t2_v1 = _mm256_mul_ps(t4_v, p_v1);
                        const __m256 t2_v2 = _mm256_mul_ps(t4_v, p_v2);
                        const __m256 t2_v3 = _mm256_mul_ps(t4_v, p_v3);
                        const __m256 t3_v0 = _mm256_add_ps(t_v0, t2_v0);
                        const __m256 t3_v1 = _mm256_add_ps(t_v1, t2_v1);
                        const __m256 t3_v2 = _mm256_add_ps(t_v2, t2_v2);
                        const __m256 t3_v3 = _mm256_add_ps(t_v3, t2_v3);
                        more = (unsigned long)(p_s + 1) < (unsigned long)last;
                        p_s = p_s + 1;
                        y2_v0 = t3_v0;
                        y2_v1 = t3_v1;
                        y2_v2 = t3_v2;
                        y2_v3 = t3_v3;
                    } while (more);
                    _mm256_storeu_ps(y + k, y2_v0);
                    _mm256_storeu_ps(y + k + 8, y2_v1);
                    _mm256_storeu_ps(y + k + 16, y2_v2);
                    _mm256_storeu_ps(y + k + 24, y2_v3);
                }
                /* what is left, one vector at a time */
                for (; k < (unsigned long)n; k += 8) {
                    const __m256i t5_v =
                        _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k));
                    const __m256i active_mask_v = _mm256_cmpgt_epi32(t5_v, t2_v);
                    const float *p_s3 = x + row;
                    const __m256 y_v = _mm256_maskload_ps(y + k, active_mask_v);
                    __m256 y2_v = y_v;
                    int more2;
                    do {
                        const __m256 y_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(y2_v)));
                        const float p_s4 = *p_s3;
                        const __m256 t6_v = _mm256_set1_ps(p_s4);
                        const __m256 t7_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(t6_v)));
                        const __m256 t8_v =
                            _mm256_mul_ps(t7_v, _mm256_maskload_ps(p_s3 + k, active_mask_v));
                        more2 = (unsigned long)(p_s3 + 1) < (unsigned long)last;
                        p_s3 = p_s3 + 1;
                        y2_v = _mm256_add_ps(_mm256_mul_ps(y_on_v, t3_v), t8_v);
                    } while (more2);
                    _mm256_maskstore_ps(y + k, active_mask_v, y2_v);
                }
            }
            i_done = n;
        }
    }
    /* remaining iterations */
    if (i_done < n)
    for (const float *p = x; p < x + m; p++)
        for (int i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i] * 0.5f + *p * p[i];
        }
#else
    for (const float *p = x; p < x + m; p++)
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 0.5f + *p * p[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
