/* vcc 0.1.0 wrote this from columns_product.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 37 | in float a[111] restrict | in float b[37*n] restrict | inout float c[3*n] restrict */
/* Rows of c stay in registers over sixteen rows of b. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_product(int n, int m, const float *restrict a, const float *restrict b, float *restrict c)
{
    for (int i = 0; i < 3; i++)
#ifdef VCC_VECTOR
    {
        int j_done = 0;
        /* vcc: line 6: 32 lanes, then 8 masked, avx2 */
        if (n >= 4 && m >= 1) {
            const unsigned long wide_end = (unsigned long)n & ~31UL;
            const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
            const unsigned int t = (unsigned int)i * (unsigned int)n;
            const long t2 = (long)(int)((unsigned int)i * (unsigned int)m);
            const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t3 = row + 16;
                const long t4 = (long)(int)row;
                const long t5 = (long)(int)(t3 < (unsigned long)m ? t3 : (unsigned long)m);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 32) {
                    float *const c_s = c + (long)((unsigned long)(int)t + k2);
                    const __m256 c_v0 = _mm256_loadu_ps(c_s);
                    const __m256 c_v1 = _mm256_loadu_ps(c_s + 8);
                    const __m256 c_v2 = _mm256_loadu_ps(c_s + 16);
                    const __m256 c_v3 = _mm256_loadu_ps(c_s + 24);
                    long k_s = t4;
                    __m256 c2_v0 = c_v0;
                    __m256 c2_v1 = c_v1;
                    __m256 c2_v2 = c_v2;
                    __m256 c2_v3 = c_v3;
                    int more;
                    do {
                        const float a_s = a[(long)((unsigned long)t2 + (unsigned long)k_s)];
                        const float *const b_s =
                            b + (long)((unsigned long)k_s * (unsigned long)n + k2);
                        const __m256 b_v0 = _mm256_loadu_ps(b_s);
                        const __m256 b_v1 = _mm256_loadu_ps(b_s + 8);
                        const __m256 b_v2 = _mm256_loadu_ps(b_s + 16);
                        const __m256 b_v3 = _mm256_loadu_ps(b_s + 24);
                        const __m256 t2_v = _mm256_set1_ps(a_s);
                        const __m256 t_v0 = _mm256_mul_ps(t2_v, b_v0);
                        const __m256 t_v1 = _mm256_mul_ps(t2_v, b_v1);
                        const __m256 t_v2 = _mm256_mul_ps(t2_v, b_v2);
                        const __m256 t_v3 = _mm256_mul_ps(t2_v, b_v3);
                        const __m256 t2_v0 = _mm256_add_ps(c2_v0, t_v0);
                        const __m256 t2_v1 = _mm256_add_ps(c2_v1, t_v1);
                        const __m256 t2_v2 = _mm256_add_ps(c2_v2, t_v2);
                        const __m256 t2_v3 = _mm256_add_ps(c2_v3, t_v3);
                        const unsigned long t6 = (unsigned long)k_s + 1;
                        more = (long)t6 < t5;
                        k_s = (long)t6;
                        c2_v0 = t2_v0;
                        c2_v1 = t2_v1;
                        c2_v2 = t2_v2;
                        c2_v3 = t2_v3;
                    } while (more);
                    _mm256_storeu_ps(c_s, c2_v0);
                    _mm256_storeu_ps(c_s + 8, c2_v1);
                    _mm256_storeu_ps(c_s + 16, c2_v2);
                    _mm256_storeu_ps(c_s + 24, c2_v3);
                }
                /* what is left, one vector at a time */
                for (; k2 < (unsigned long)n; k2 += 8) {
                    const __m256i t3_v =
                        _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
                    const __m256i active_mask_v = _mm256_cmpgt_epi32(t3_v, t_v);
                    float *const c_s2 = c + (long)((unsigned long)(int)t + k2);
                    long k_s2 = t4;
                    const __m256 c_v = _mm256_maskload_ps(c_s2, active_mask_v);
                    __m256 c2_v = c_v;
                    int more2;
                    do {
                        const float a_s2 = a[(long)((unsigned long)t2 + (unsigned long)k_s2)];
                        const __m256 t4_v = _mm256_set1_ps(a_s2);
                        const __m256 t5_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(t4_v)));
                        const __m256 b_v =
                            _mm256_maskload_ps(b + (long)((unsigned long)k_s2 * (unsigned long)n + k2),
                            active_mask_v);
                        const __m256 c_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(c2_v)));
                        const unsigned long t7 = (unsigned long)k_s2 + 1;
                        more2 = (long)t7 < t5;
                        k_s2 = (long)t7;
                        c2_v = _mm256_add_ps(c_on_v, _mm256_mul_ps(t5_v, b_v));
                    } while (more2);
                    _mm256_maskstore_ps(c_s2, active_mask_v, c2_v);
                }
            }
            j_done = n;
        }
        /* remaining iterations */
        if (j_done < n)
        for (int k = 0; k < m; k++)
            for (int j = j_done; j < n; j++) {
                VCC_KEEP_SCALAR;
                c[i * n + j] += a[i * m + k] * b[k * n + j];
            }
    }
#else
        for (int k = 0; k < m; k++)
            for (int j = 0; j < n; j++)
                c[i * n + j] += a[i * m + k] * b[k * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
