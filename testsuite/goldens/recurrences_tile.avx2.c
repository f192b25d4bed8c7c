/* vcc 0.1.0 wrote this from recurrences_tile.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[4*n] | in double b[4*n] | inout double c[16] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void recurrences_tile(int n, const double *a, const double *b, double *restrict c)
{
    double c00 = c[0], c01 = c[1], c02 = c[2], c03 = c[3];
    double c10 = c[4], c11 = c[5], c12 = c[6], c13 = c[7];
    double c20 = c[8], c21 = c[9], c22 = c[10], c23 = c[11];
    double c30 = c[12], c31 = c[13], c32 = c[14], c33 = c[15];
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes, avx2 */
    int k_done = 0;
    if (n >= 2) {
        const unsigned long t = (unsigned long)n - 1;
        __m256d c_v = _mm256_setr_pd(c00, c01, c02, c03);
        __m256d c2_v = _mm256_setr_pd(c10, c11, c12, c13);
        __m256d c3_v = _mm256_setr_pd(c20, c21, c22, c23);
        __m256d c4_v = _mm256_setr_pd(c30, c31, c32, c33);
        unsigned int k_s = 0u;
        /* what iterations hand on side by side, one at a time */
        unsigned long k2;
        for (k2 = 0; k2 < t; k2++) {
            const unsigned int t2 = 4u * k_s;
            const long t3 = (long)(int)t2;
            const double a_s = a[t3];
            const double a_s2 = a[(long)(int)(t2 + 1u)];
            const double a_s3 = a[(long)(int)(t2 + 2u)];
            const double a_s4 = a[(long)(int)(t2 + 3u)];
            const __m256d b_v = _mm256_loadu_pd(b + t3);
            c_v = _mm256_add_pd(c_v, _mm256_mul_pd(_mm256_set1_pd(a_s), b_v));
            c2_v = _mm256_add_pd(c2_v, _mm256_mul_pd(_mm256_set1_pd(a_s2), b_v));
            c3_v = _mm256_add_pd(c3_v, _mm256_mul_pd(_mm256_set1_pd(a_s3), b_v));
            c4_v = _mm256_add_pd(c4_v, _mm256_mul_pd(_mm256_set1_pd(a_s4), b_v));
            k_s = k_s + 1u;
        }
        {
            const double t4 = _mm_cvtsd_f64(_mm256_castpd256_pd128(c_v));
            c00 = t4;
            const __m128d t_v = _mm256_castpd256_pd128(c_v);
            const double t5 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t_v), 8)));
            c01 = t5;
            const double t6 = _mm_cvtsd_f64(_mm256_extractf128_pd(c_v, 1));
            c02 = t6;
            const __m128d t2_v = _mm256_extractf128_pd(c_v, 1);
            const double t7 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t2_v), 8)));
            c03 = t7;
            const double t8 = _mm_cvtsd_f64(_mm256_castpd256_pd128(c2_v));
            c10 = t8;
            const __m128d t3_v = _mm256_castpd256_pd128(c2_v);
            const double t9 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t3_v), 8)));
            c11 = t9;
            const double t10 = _mm_cvtsd_f64(_mm256_extractf128_pd(c2_v, 1));
            c12 = t10;
            const __m128d t4_v = _mm256_extractf128_pd(c2_v, 1);
            const double t11 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t4_v), 8)));
            c13 = t11;
            const double t12 = _mm_cvtsd_f64(_mm256_castpd256_pd128(c3_v));
            c20 = t12;
            const __m128d t5_v = _mm256_castpd256_pd128(c3_v);
            const double t13 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t5_v), 8)));
            c21 = t13;
            const double t14 = _mm_cvtsd_f64(_mm256_extractf128_pd(c3_v, 1));
            c22 = t14;
            const __m128d t6_v = _mm256_extractf128_pd(c3_v, 1);
            const double t15 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t6_v), 8)));
            c23 = t15;
            const double t16 = _mm_cvtsd_f64(_mm256_castpd256_pd128(c4_v));
            c30 = t16;
            const __m128d t7_v = _mm256_castpd256_pd128(c4_v);
            const double t17 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t7_v), 8)));
            c31 = t17;
            const double t18 = _mm_cvtsd_f64(_mm256_extractf128_pd(c4_v, 1));
            c32 = t18;
            const __m128d t8_v = _mm256_extractf128_pd(c4_v, 1);
            const double t19 =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t8_v), 8)));
            c33 = t19;
            k_done = (int)k_s;
        }
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (int k = 0; k < n; k++) {
#endif
        c00 += a[4 * k] * b[4 * k];
        c01 += a[4 * k] * b[4 * k + 1];
        c02 += a[4 * k] * b[4 * k + 2];
        c03 += a[4 * k] * b[4 * k + 3];
        c10 += a[4 * k + 1] * b[4 * k];
        c11 += a[4 * k + 1] * b[4 * k + 1];
        c12 += a[4 * k + 1] * b[4 * k + 2];
        c13 += a[4 * k + 1] * b[4 * k + 3];
        c20 += a[4 * k + 2] * b[4 * k];
        c21 += a[4 * k + 2] * b[4 * k + 1];
        c22 += a[4 * k + 2] * b[4 * k + 2];
        c23 += a[4 * k + 2] * b[4 * k + 3];
        c30 += a[4 * k + 3] * b[4 * k];
        c31 += a[4 * k + 3] * b[4 * k + 1];
        c32 += a[4 * k + 3] * b[4 * k + 2];
        c33 += a[4 * k + 3] * b[4 * k + 3];
    }
    c[0] = c00, c[1] = c01, c[2] = c02, c[3] = c03;
    c[4] = c10, c[5] = c11, c[6] = c12, c[7] = c13;
    c[8] = c20, c[9] = c21, c[10] = c22, c[11] = c23;
    c[12] = c30, c[13] = c31, c[14] = c32, c[15] = c33;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
