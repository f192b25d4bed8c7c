/* vcc 0.1.0 wrote this from floats_not_narrowed.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | in float z[n] restrict | out float y[n] restrict | out i32 k[n] restrict */
/* What is not rounded in between, and numbers that `float` does not have, need `double`. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void floats_not_narrowed(int n, const float *restrict x, const float *restrict z, float *restrict y, int *restrict k)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(0.1);
        const __m256d t2_v = _mm256_set1_pd(0.5);
        const __m256d t3_v = _mm256_set1_pd(1.5);
        const __m256d t4_v = _mm256_set1_pd(3.0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const __m128 x_v = _mm_loadu_ps(x + k2);
            const __m256d t5_v = _mm256_cvtps_pd(x_v);
            const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(t5_v, t_v, _CMP_GT_OS));
            const __m128i mask2_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask_v, 1)), 0x88));
            const __m128 t6_v = _mm_castsi128_ps(_mm_andnot_si128(mask2_v, _mm_castps_si128(x_v)));
            const __m128 z_v = _mm_loadu_ps(z + k2);
            const __m128 t7_v = _mm_castsi128_ps(_mm_andnot_si128(mask2_v, _mm_castps_si128(z_v)));
            const __m256d t8_v = _mm256_mul_pd(_mm256_cvtps_pd(t7_v), t3_v);
            const __m256d t9_v = _mm256_add_pd(_mm256_mul_pd(_mm256_cvtps_pd(t6_v), t2_v), t8_v);
            const __m128 t10_v = _mm_castsi128_ps(_mm_and_si128(mask2_v, _mm_castps_si128(x_v)));
            const __m128 t11_v = _mm256_cvtpd_ps(_mm256_mul_pd(_mm256_cvtps_pd(t10_v), t_v));
            const __m128 t12_v = _mm256_cvtpd_ps(t9_v);
            const __m128 y_new_v = _mm_blendv_ps(t12_v, t11_v, _mm_castsi128_ps(mask2_v));
            _mm_storeu_ps(y + k2, y_new_v);
            const __m256d t13_v = _mm256_mul_pd(_mm256_cvtps_pd(_mm_loadu_ps(x + k2)), t4_v);
            const __m256d t14_v = _mm256_cvtps_pd(_mm_loadu_ps(z + k2));
            const __m256i mask3_v = _mm256_castpd_si256(_mm256_cmp_pd(t13_v, t14_v, _CMP_EQ_OQ));
            const __m128i mask4_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask3_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask3_v, 1)), 0x88));
            const __m128i k_new_v = _mm_and_si128(mask4_v, _mm_set1_epi32(1));
            _mm_storeu_si128((__m128i *)(void *)(k + k2), k_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (x[i] > 0.1)
            y[i] = x[i] * 0.1;
        else
            y[i] = x[i] * 0.5 + z[i] * 1.5;
        k[i] = x[i] * 3.0 == z[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
