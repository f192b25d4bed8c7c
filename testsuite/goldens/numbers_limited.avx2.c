/* vcc 0.1.0 wrote this from numbers_limited.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | in double d[n] | float high | out float z[n] restrict | out double e[n] restrict | -> double */
#include <math.h>
/* Of a number and what is none, the number. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
double numbers_limited(int n, const float *x, const float *y, const double *d, float high, float *restrict z, double *restrict e)
{
    double most = 0;
    int i;
    for (i = 0; i < n; i++)
        z[i] = fminf(x[i], y[i]);
#ifdef VCC_VECTOR
    /* vcc: line 10: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(7.5f);
        const __m256 t2_v = _mm256_set1_ps(-7.5f);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 y_v = _mm256_loadu_ps(y + k);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(y_v, y_v, _CMP_EQ_OQ));
            const __m256 t3_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(y_v)));
            const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(t3_v, t_v, _CMP_LT_OS));
            const __m256i mask3_v = _mm256_and_si256(mask2_v, mask_v);
            const __m256 t4_v = _mm256_blendv_ps(t_v, y_v, _mm256_castsi256_ps(mask3_v));
            const __m256i mask4_v = _mm256_castps_si256(_mm256_cmp_ps(t4_v, t4_v, _CMP_EQ_OQ));
            const __m256 t5_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask4_v, _mm256_castps_si256(t4_v)));
            const __m256i mask5_v = _mm256_castps_si256(_mm256_cmp_ps(t5_v, t2_v, _CMP_GT_OS));
            const __m256i mask6_v = _mm256_and_si256(mask5_v, mask4_v);
            const __m256 t6_v = _mm256_blendv_ps(t2_v, t4_v, _mm256_castsi256_ps(mask6_v));
            const __m256 z_new_v = _mm256_add_ps(_mm256_loadu_ps(z + k), t6_v);
            _mm256_storeu_ps(z + k, z_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] += fmaxf(fminf(y[i], 7.5f), -7.5f);
    }
#else
    for (i = 0; i < n; i++)
        z[i] += fmaxf(fminf(y[i], 7.5f), -7.5f);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 12: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(0.0);
        const __m256d t2_v = _mm256_set1_pd(0.25);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256d d_v = _mm256_loadu_pd(d + k);
            const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(d_v, d_v, _CMP_EQ_OQ));
            const __m256d t3_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask_v, _mm256_castpd_si256(d_v)));
            const __m256i mask2_v = _mm256_castpd_si256(_mm256_cmp_pd(t3_v, t_v, _CMP_GT_OS));
            const __m256i mask3_v = _mm256_and_si256(mask2_v, mask_v);
            const __m256i mask4_v = _mm256_castpd_si256(_mm256_cmp_pd(d_v, d_v, _CMP_NEQ_UQ));
            const __m256d t4_v =
                _mm256_castsi256_pd(_mm256_andnot_si256(mask4_v, _mm256_castpd_si256(d_v)));
            const __m256i mask5_v = _mm256_castpd_si256(_mm256_cmp_pd(t2_v, t4_v, _CMP_LE_OS));
            const __m256i mask6_v = _mm256_or_si256(mask5_v, mask4_v);
            const __m256d t5_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask3_v, _mm256_castpd_si256(d_v)));
            const __m256d t6_v = _mm256_blendv_pd(d_v, t2_v, _mm256_castsi256_pd(mask6_v));
            _mm256_storeu_pd(e + k, _mm256_sub_pd(t5_v, t6_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        e[i] = fmax(d[i], 0.0) - fmin(0.25, d[i]);
    }
#else
    for (i = 0; i < n; i++)
        e[i] = fmax(d[i], 0.0) - fmin(0.25, d[i]);
#endif
    for (i = 0; i < n; i++)
        z[i] = fmaxf(z[i], high);
    for (i = 0; i < n; i++)
        most = fmax(most, d[i]);
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
