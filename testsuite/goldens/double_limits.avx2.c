/* vcc 0.1.0 wrote this from double_limits.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[n] | out double d[n] restrict | -> i32 */
/* <float.h> of gcc writes these as `long double`, converted. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int double_limits(int n, const double *a, double *d)
{
    int large = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, then 4, avx2; runs if a and d are far enough apart, d and a are far
       enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)d - (unsigned long)a - 1 >= 127
        && (unsigned long)a - (unsigned long)d - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m128i t_v = _mm_set1_epi32(0);
        const __m256d t2_v = _mm256_set1_pd(0.5);
        const __m256d t3_v = _mm256_set1_pd(2.220446049250313e-16);
        const __m256d t4_v = _mm256_set1_pd(1.7976931348623157e308);
        __m128i large_v[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const __m256d a_v = _mm256_loadu_pd(a + at);
                const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(a_v, t3_v, _CMP_LT_OS));
                const __m256d d_new_v = _mm256_blendv_pd(a_v, t2_v, _mm256_castsi256_pd(mask_v));
                _mm256_storeu_pd(d + at, d_new_v);
                const __m256d a2_v = _mm256_loadu_pd(a + at);
                const __m256i mask2_v = _mm256_castpd_si256(_mm256_cmp_pd(a2_v, t4_v, _CMP_GT_OS));
                const __m128i mask3_v =
                    _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask2_v)),
                    _mm_castsi128_ps(_mm256_extracti128_si256(mask2_v, 1)), 0x88));
                large_v[copy] = _mm_sub_epi32(large_v[copy], mask3_v);
            }
        }
        __m128i large2_v = _mm_add_epi32(large_v[0], large_v[1]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256d a3_v = _mm256_loadu_pd(a + k);
            const __m256i mask4_v = _mm256_castpd_si256(_mm256_cmp_pd(a3_v, t3_v, _CMP_LT_OS));
            const __m256d d_new2_v = _mm256_blendv_pd(a3_v, t2_v, _mm256_castsi256_pd(mask4_v));
            _mm256_storeu_pd(d + k, d_new2_v);
            const __m256d a4_v = _mm256_loadu_pd(a + k);
            const __m256i mask5_v = _mm256_castpd_si256(_mm256_cmp_pd(a4_v, t4_v, _CMP_GT_OS));
            const __m128i mask6_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask5_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask5_v, 1)), 0x88));
            large2_v = _mm_sub_epi32(large2_v, mask6_v);
        }
        {
            const __m128i large3_v = _mm_add_epi32(large2_v, _mm_srli_si128(large2_v, 8));
            const __m128i large4_v = _mm_add_epi32(large3_v, _mm_srli_si128(large3_v, 4));
            const unsigned int large_s = (unsigned int)_mm_cvtsi128_si32(large4_v);
            large = (int)((unsigned int)large + large_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = a[i] < (double)2.22044604925031308084726333618164062e-16L ? (double)0.5L : a[i];
        large += a[i] > (double)1.79769313486231570814527423731704357e+308L;
    }
    return large;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
