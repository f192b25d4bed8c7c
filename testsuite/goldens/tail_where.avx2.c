/* vcc 0.1.0 wrote this from tail_where.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 11 | in float a[11*n] | inout float t[n] restrict */
/* Conditions, and quotients that raise no flags in columns that are none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tail_where(int n, int m, const float *a, float *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8 masked, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const int t2 = 0L < (long)m;
        const __m256 t_v = _mm256_set1_ps(1.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256 t_v0 = _mm256_loadu_ps(t + k2);
            __m256 t_v1 = _mm256_loadu_ps(t + k2 + 8);
            __m256 t_v2 = _mm256_loadu_ps(t + k2 + 16);
            __m256 t_v3 = _mm256_loadu_ps(t + k2 + 24);
            if (t2) {
                __m256 q_v0 = t_v0;
                __m256 q_v1 = t_v1;
                __m256 q_v2 = t_v2;
                __m256 q_v3 = t_v3;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const float *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const __m256 a_v0 = _mm256_loadu_ps(a_s);
                    const __m256 a_v1 = _mm256_loadu_ps(a_s + 8);
                    const __m256 a_v2 = _mm256_loadu_ps(a_s + 16);
                    const __m256 a_v3 = _mm256_loadu_ps(a_s + 24);
                    const __m256i mask_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v0, q_v0, _CMP_GT_OS));
                    const __m256i mask_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v1, q_v1, _CMP_GT_OS));
                    const __m256i mask_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v2, q_v2, _CMP_GT_OS));
                    const __m256i mask_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v3, q_v3, _CMP_GT_OS));
                    const __m256 q_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v0, _mm256_castps_si256(q_v0)));
                    const __m256 q_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v1, _mm256_castps_si256(q_v1)));
                    const __m256 q_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v2, _mm256_castps_si256(q_v2)));
                    const __m256 q_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v3, _mm256_castps_si256(q_v3)));
                    const __m256 a_on_v0 =
                        _mm256_blendv_ps(t_v, a_v0, _mm256_castsi256_ps(mask_v0));
                    const __m256 a_on_v1 =
                        _mm256_blendv_ps(t_v, a_v1, _mm256_castsi256_ps(mask_v1));
                    const __m256 a_on_v2 =
                        _mm256_blendv_ps(t_v, a_v2, _mm256_castsi256_ps(mask_v2));
                    const __m256 a_on_v3 =
                        _mm256_blendv_ps(t_v, a_v3, _mm256_castsi256_ps(mask_v3));
                    const __m256 t2_v0 = _mm256_div_ps(q_on_v0, a_on_v0);
                    const __m256 t2_v1 = _mm256_div_ps(q_on_v1, a_on_v1);
                    const __m256 t2_v2 = _mm256_div_ps(q_on_v2, a_on_v2);
                    const __m256 t2_v3 = _mm256_div_ps(q_on_v3, a_on_v3);
                    const __m256 t3_v0 =
                        _mm256_blendv_ps(q_v0, t2_v0, _mm256_castsi256_ps(mask_v0));
                    const __m256 t3_v1 =
                        _mm256_blendv_ps(q_v1, t2_v1, _mm256_castsi256_ps(mask_v1));
                    const __m256 t3_v2 =
                        _mm256_blendv_ps(q_v2, t2_v2, _mm256_castsi256_ps(mask_v2));
                    const __m256 t3_v3 =
                        _mm256_blendv_ps(q_v3, t2_v3, _mm256_castsi256_ps(mask_v3));
                    const unsigned long t3 = k_s + 1;
                    more = (long)t3 < (long)m;
                    q_v0 = t3_v0;
                    q_v1 = t3_v1;
                    q_v2 = t3_v2;
                    q_v3 = t3_v3;
                    k_s = t3;
                } while (more);
                t_v0 = q_v0;
                t_v1 = q_v1;
                t_v2 = q_v2;
                t_v3 = q_v3;
            }
            _mm256_storeu_ps(t + k2, t_v0);
            _mm256_storeu_ps(t + k2 + 8, t_v1);
            _mm256_storeu_ps(t + k2 + 16, t_v2);
            _mm256_storeu_ps(t + k2 + 24, t_v3);
        }
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256 t3_v = _mm256_set1_ps(1.0f);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t4_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t4_v, t2_v);
            __m256 t5_v = _mm256_maskload_ps(t + k2, active_mask_v);
            if (t2) {
                __m256 q_v = t5_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const __m256 a_v =
                        _mm256_maskload_ps(a + (long)(k_s2 * (unsigned long)n + k2), active_mask_v);
                    const __m256 q_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(q_v)));
                    const __m256i mask_v =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v, q_on_v, _CMP_GT_OS));
                    const __m256i mask2_v = _mm256_and_si256(active_mask_v, mask_v);
                    const __m256 q_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(q_v)));
                    const __m256 a_on_v = _mm256_blendv_ps(t3_v, a_v, _mm256_castsi256_ps(mask2_v));
                    const __m256 t6_v = _mm256_div_ps(q_on2_v, a_on_v);
                    const unsigned long t4 = k_s2 + 1;
                    more2 = (long)t4 < (long)m;
                    q_v = _mm256_blendv_ps(q_v, t6_v, _mm256_castsi256_ps(mask_v));
                    k_s2 = t4;
                } while (more2);
                t5_v = q_v;
            }
            _mm256_maskstore_ps(t + k2, active_mask_v, t5_v);
        }
        j_done = n;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        float q = t[j];
        for (int k = 0; k < m; k++)
            if (a[k * n + j] > q)
                q = q / a[k * n + j];
        t[j] = q;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
