/* vcc 0.1.0 wrote this from floats_joined_by_double.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | inout float y[n] restrict | inout float z[n] restrict */
/* `double` variables that branches set, one after the other. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void floats_joined_by_double(int n, const float *restrict x, float *restrict y, float *restrict z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256 t_v = _mm256_set1_ps(1.0f);
        const __m256 t2_v = _mm256_set1_ps(0.25f);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        const __m256 t4_v = _mm256_set1_ps(0.0f);
        const __m256 t5_v = _mm256_set1_ps(3.0f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256 y_new_v = _mm256_min_ps(t_v, _mm256_loadu_ps(x + k));
            _mm256_storeu_ps(y + k, y_new_v);
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(y_new_v, t3_v, _CMP_GT_OS));
            const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t4_v, _CMP_LT_OS));
            const __m256 z_v = _mm256_loadu_ps(z + k);
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t4_v, _CMP_GT_OS));
            const __m256 t11_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask2_v, _mm256_castps_si256(z_v)));
            const __m256 t12_v = _mm256_blendv_ps(x_v, t11_v, _mm256_castsi256_ps(mask3_v));
            const __m256 t13_v = _mm256_blendv_ps(t2_v, x_v, _mm256_castsi256_ps(mask_v));
            const __m256 z_new_v = _mm256_add_ps(t13_v, _mm256_mul_ps(t12_v, t5_v));
            _mm256_storeu_ps(z + k, z_new_v);
        }
        const __m128 t6_v = _mm_set1_ps(1.0f);
        const __m128 t7_v = _mm_set1_ps(0.25f);
        const __m128 t8_v = _mm_set1_ps(0.5f);
        const __m128 t9_v = _mm_set1_ps(0.0f);
        const __m128 t10_v = _mm_set1_ps(3.0f);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 y_new2_v = _mm_min_ps(t6_v, _mm_loadu_ps(x + k));
            _mm_storeu_ps(y + k, y_new2_v);
            const __m128 x2_v = _mm_loadu_ps(x + k);
            const __m128i mask4_v = _mm_castps_si128(_mm_cmp_ps(y_new2_v, t8_v, _CMP_GT_OS));
            const __m128i mask5_v = _mm_castps_si128(_mm_cmp_ps(x2_v, t9_v, _CMP_LT_OS));
            const __m128 z2_v = _mm_loadu_ps(z + k);
            const __m128i mask6_v = _mm_castps_si128(_mm_cmp_ps(x2_v, t9_v, _CMP_GT_OS));
            const __m128 t14_v =
                _mm_castsi128_ps(_mm_andnot_si128(mask5_v, _mm_castps_si128(z2_v)));
            const __m128 t15_v = _mm_blendv_ps(x2_v, t14_v, _mm_castsi128_ps(mask6_v));
            const __m128 t16_v = _mm_blendv_ps(t7_v, x2_v, _mm_castsi128_ps(mask4_v));
            const __m128 z_new2_v = _mm_add_ps(t16_v, _mm_mul_ps(t15_v, t10_v));
            _mm_storeu_ps(z + k, z_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        double v = x[i], u, a;
        float t;
        if (v > 1)
            v = 1;
        y[i] = v;
        u = z[i];
        if (x[i] < 0)
            u = 0;
        a = x[i] > 0 ? u : x[i];
        t = a * 3.0;
        z[i] = (y[i] > 0.5 ? x[i] : 0.25) + (double)t;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
