/* vcc 0.1.0 wrote this from tail_overlap.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 4 | in float a[4*n] | inout float t[n] */
/* Whether the arrays lie apart is asked before, of all columns. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tail_overlap(int n, int m, const float *a, float *t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8 masked, avx2; runs if rows and loops inside are neither empty
       nor huge, t and a do not overlap */
    int j_done = 0;
    {
        const unsigned long t2 = (unsigned long)t + (((unsigned long)n - 1) * 4 + 4);
        const unsigned long t3 = ((unsigned long)n - 1) * 4 - (unsigned long)n * 4;
        const unsigned long t4 = t3 + (unsigned long)n * (unsigned long)m * 4 + 4;
        const unsigned long t5 = (unsigned long)a + t4;
        if (n >= 4 && m >= 1 && (unsigned long)n * 4 <= 268435456
            && (unsigned long)m - 1 <= 4294967295UL && (unsigned long)t <= t2
            && (unsigned long)a <= t5 && (t2 <= (unsigned long)a || t5 <= (unsigned long)t)) {
            const unsigned long wide_end = (unsigned long)n & ~31UL;
            const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
            const __m256 t_v = _mm256_set1_ps(0.5f);
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256 t3_v = _mm256_set1_ps(0.5f);
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t6 = row + 16;
                const long t7 = (long)(int)row;
                const long t8 = (long)(int)(t6 < (unsigned long)m ? t6 : (unsigned long)m);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 32) {
                    const __m256 t_v0 = _mm256_loadu_ps(t + k2);
                    const __m256 t_v1 = _mm256_loadu_ps(t + k2 + 8);
                    const __m256 t_v2 = _mm256_loadu_ps(t + k2 + 16);
                    const __m256 t_v3 = _mm256_loadu_ps(t + k2 + 24);
                    long k_s = t7;
                    __m256 t2_v0 = t_v0;
                    __m256 t2_v1 = t_v1;
                    __m256 t2_v2 = t_v2;
                    __m256 t2_v3 = t_v3;
                    int more;
                    do {
                        const __m256 t3_v0 = _mm256_mul_ps(t2_v0, t_v);
                        const __m256 t3_v1 = _mm256_mul_ps(t2_v1, t_v);
                        const __m256 t3_v2 = _mm256_mul_ps(t2_v2, t_v);
                        const __m256 t3_v3 = _mm256_mul_ps(t2_v3, t_v);
                        const float *const a_s =
                            a + (long)((unsigned long)k_s * (unsigned long)n + k2);
                        const __m256 a_v0 = _mm256_loadu_ps(a_s);
                        const __m256 a_v1 = _mm256_loadu_ps(a_s + 8);
                        const __m256 a_v2 = _mm256_loadu_ps(a_s + 16);
                        const __m256 a_v3 = _mm256_loadu_ps(a_s + 24);
                        const __m256 t4_v0 = _mm256_add_ps(t3_v0, a_v0);
                        const __m256 t4_v1 = _mm256_add_ps(t3_v1, a_v1);
                        const __m256 t4_v2 = _mm256_add_ps(t3_v2, a_v2);
                        const __m256 t4_v3 = _mm256_add_ps(t3_v3, a_v3);
                        const unsigned long t9 = (unsigned long)k_s + 1;
                        more = (long)t9 < t8;
                        k_s = (long)t9;
                        t2_v0 = t4_v0;
                        t2_v1 = t4_v1;
                        t2_v2 = t4_v2;
                        t2_v3 = t4_v3;
                    } while (more);
                    _mm256_storeu_ps(t + k2, t2_v0);
                    _mm256_storeu_ps(t + k2 + 8, t2_v1);
                    _mm256_storeu_ps(t + k2 + 16, t2_v2);
                    _mm256_storeu_ps(t + k2 + 24, t2_v3);
                }
                /* what is left, one vector at a time */
                for (; k2 < (unsigned long)n; k2 += 8) {
                    const __m256i t4_v =
                        _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
                    const __m256i active_mask_v = _mm256_cmpgt_epi32(t4_v, t2_v);
                    long k_s2 = t7;
                    const __m256 t5_v = _mm256_maskload_ps(t + k2, active_mask_v);
                    __m256 t6_v = t5_v;
                    int more2;
                    do {
                        const __m256 t_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(t6_v)));
                        const __m256 a_v =
                            _mm256_maskload_ps(a + (long)((unsigned long)k_s2 * (unsigned long)n + k2),
                            active_mask_v);
                        const unsigned long t10 = (unsigned long)k_s2 + 1;
                        more2 = (long)t10 < t8;
                        k_s2 = (long)t10;
                        t6_v = _mm256_add_ps(_mm256_mul_ps(t_on_v, t3_v), a_v);
                    } while (more2);
                    _mm256_maskstore_ps(t + k2, active_mask_v, t6_v);
                }
            }
            j_done = n;
        }
    }
    /* remaining iterations */
    if (j_done < n)
    for (int k = 0; k < m; k++)
        for (int j = j_done; j < n; j++) {
            VCC_KEEP_SCALAR;
            t[j] = t[j] * 0.5f + a[k * n + j];
        }
#else
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            t[j] = t[j] * 0.5f + a[k * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
