/* vcc 0.1.0 wrote this from tail_divides.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 5 | in i32 a[5] | in i32 b[5*n] | make b = (b[i] & 15) + 1 | inout u32 c[n] restrict */
/* Lanes behind the last column divide nothing. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tail_divides(int n, int m, const int *a, const int *b, unsigned *restrict c)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8 masked, avx2 */
    int j_done = 0;
    if (n >= 4 && m >= 1) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(1);
        unsigned long row;
        for (row = 0; row < strips_end; row += 16) {
            const unsigned long t = row + 16;
            const long t2 = (long)(int)row;
            const long t3 = (long)(int)(t < (unsigned long)m ? t : (unsigned long)m);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                const __m256i c_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(c + k2));
                const __m256i c_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(c + k2 + 8));
                const __m256i c_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(c + k2 + 16));
                const __m256i c_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(c + k2 + 24));
                long k_s = t2;
                __m256i c2_v0 = c_v0;
                __m256i c2_v1 = c_v1;
                __m256i c2_v2 = c_v2;
                __m256i c2_v3 = c_v3;
                int more;
                do {
                    const int a_s = a[k_s];
                    const int *const b_s = b + (long)((unsigned long)k_s * (unsigned long)n + k2);
                    const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)b_s);
                    const __m256i b_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 8));
                    const __m256i b_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 16));
                    const __m256i b_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 24));
                    const __m256i t3_v = _mm256_set1_epi32((int)a_s);
                    const __m256d t4_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v));
                    const __m256d t5_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v, 1));
                    const __m256d t6_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v));
                    const __m256d t7_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v, 1));
                    const __m256d t8_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v));
                    const __m256d t9_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v, 1));
                    const __m256d t10_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v));
                    const __m256d t11_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v, 1));
                    const __m256d t12_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_v0));
                    const __m256d t13_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_v0, 1));
                    const __m256d t14_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_v1));
                    const __m256d t15_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_v1, 1));
                    const __m256d t16_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_v2));
                    const __m256d t17_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_v2, 1));
                    const __m256d t18_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_v3));
                    const __m256d t19_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_v3, 1));
                    const __m128i t20_v = _mm256_cvttpd_epi32(_mm256_div_pd(t4_v, t12_v));
                    const __m128i t21_v = _mm256_cvttpd_epi32(_mm256_div_pd(t5_v, t13_v));
                    const __m256i t_v0 =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(t20_v), t21_v, 1);
                    const __m128i t22_v = _mm256_cvttpd_epi32(_mm256_div_pd(t6_v, t14_v));
                    const __m128i t23_v = _mm256_cvttpd_epi32(_mm256_div_pd(t7_v, t15_v));
                    const __m256i t_v1 =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(t22_v), t23_v, 1);
                    const __m128i t24_v = _mm256_cvttpd_epi32(_mm256_div_pd(t8_v, t16_v));
                    const __m128i t25_v = _mm256_cvttpd_epi32(_mm256_div_pd(t9_v, t17_v));
                    const __m256i t_v2 =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(t24_v), t25_v, 1);
                    const __m128i t26_v = _mm256_cvttpd_epi32(_mm256_div_pd(t10_v, t18_v));
                    const __m128i t27_v = _mm256_cvttpd_epi32(_mm256_div_pd(t11_v, t19_v));
                    const __m256i t_v3 =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(t26_v), t27_v, 1);
                    const __m256i t2_v0 = _mm256_add_epi32(c2_v0, t_v0);
                    const __m256i t2_v1 = _mm256_add_epi32(c2_v1, t_v1);
                    const __m256i t2_v2 = _mm256_add_epi32(c2_v2, t_v2);
                    const __m256i t2_v3 = _mm256_add_epi32(c2_v3, t_v3);
                    const unsigned long t4 = (unsigned long)k_s + 1;
                    more = (long)t4 < t3;
                    k_s = (long)t4;
                    c2_v0 = t2_v0;
                    c2_v1 = t2_v1;
                    c2_v2 = t2_v2;
                    c2_v3 = t2_v3;
                } while (more);
                _mm256_storeu_si256((__m256i *)(void *)(c + k2), c2_v0);
                _mm256_storeu_si256((__m256i *)(void *)(c + k2 + 8), c2_v1);
                _mm256_storeu_si256((__m256i *)(void *)(c + k2 + 16), c2_v2);
                _mm256_storeu_si256((__m256i *)(void *)(c + k2 + 24), c2_v3);
            }
            /* what is left, one vector at a time */
            for (; k2 < (unsigned long)n; k2 += 8) {
                const __m256i t28_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
                const __m256i active_mask_v = _mm256_cmpgt_epi32(t28_v, t_v);
                long k_s2 = t2;
                const __m256i c_v =
                    _mm256_maskload_epi32((const int *)(const void *)(c + k2), active_mask_v);
                __m256i c2_v = c_v;
                int more2;
                do {
                    const int a_s2 = a[k_s2];
                    const __m256i b_v =
                        _mm256_maskload_epi32((const int *)(const void *)(b + (long)((unsigned long)k_s2 * (unsigned long)n + k2)),
                        active_mask_v);
                    const __m256i t29_v = _mm256_set1_epi32((int)a_s2);
                    const __m256i b_on_v = _mm256_blendv_epi8(t2_v, b_v, active_mask_v);
                    const __m256d t30_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t29_v));
                    const __m256d t31_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t29_v, 1));
                    const __m256d t32_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_on_v));
                    const __m256d t33_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_on_v, 1));
                    const __m128i t34_v = _mm256_cvttpd_epi32(_mm256_div_pd(t30_v, t32_v));
                    const __m128i t35_v = _mm256_cvttpd_epi32(_mm256_div_pd(t31_v, t33_v));
                    const __m256i t36_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(t34_v), t35_v, 1);
                    const unsigned long t5 = (unsigned long)k_s2 + 1;
                    more2 = (long)t5 < t3;
                    k_s2 = (long)t5;
                    c2_v = _mm256_add_epi32(c2_v, t36_v);
                } while (more2);
                _mm256_maskstore_epi32((int *)(void *)(c + k2), active_mask_v, c2_v);
            }
        }
        j_done = n;
    }
    /* remaining iterations */
    if (j_done < n)
    for (int k = 0; k < m; k++)
        for (int j = j_done; j < n; j++) {
            VCC_KEEP_SCALAR;
            c[j] += (unsigned)(a[k] / b[k * n + j]);
        }
#else
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            c[j] += (unsigned)(a[k] / b[k * n + j]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
