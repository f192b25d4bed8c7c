/* vcc 0.1.0 wrote this from floats_set_before_by_double.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float k | int f | in float x[n] restrict | out float y[n] restrict | -> int */
/* What is set before a loop has its `double` name there. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int floats_set_before_by_double(int n, float k, int f, const float *restrict x, float *restrict y)
{
    double c = k, least = -(double)k;
    int i, count = 0;
    if (f > 3)
        c = 0.25;
    k = 0;
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d c_v = _mm256_set1_pd(c);
        const __m256d least_v = _mm256_set1_pd(least);
        __m128i count_v = _mm_set1_epi32(0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const __m256d t_v = _mm256_mul_pd(_mm256_cvtps_pd(_mm_loadu_ps(x + k2)), c_v);
            _mm_storeu_ps(y + k2, _mm256_cvtpd_ps(t_v));
            const __m256d t2_v = _mm256_cvtps_pd(_mm_loadu_ps(x + k2));
            const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(t2_v, least_v, _CMP_GT_OS));
            const __m128i mask2_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask_v, 1)), 0x88));
            count_v = _mm_sub_epi32(count_v, mask2_v);
        }
        {
            const __m128i count2_v = _mm_add_epi32(count_v, _mm_srli_si128(count_v, 8));
            const __m128i count3_v = _mm_add_epi32(count2_v, _mm_srli_si128(count2_v, 4));
            const unsigned int count_s = (unsigned int)_mm_cvtsi128_si32(count3_v);
            i = (int)end;
            count = (int)((unsigned int)count + count_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] * c;
        if (x[i] > least)
            count++;
    }
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
