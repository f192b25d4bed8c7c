/* vcc 0.1.0 wrote this from tail_in_order.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 21 | in double a[21*n] | -> double */
/* The same in the order of the columns. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
double tail_in_order(int n, int m, const double *a)
{
    double sum = -0.0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4 masked, avx2 */
    int j_done = 0;
    if (n >= 2) {
        const unsigned long wide_end = (unsigned long)n & ~15UL;
        const __m256d t_v = _mm256_set1_pd(1.0);
        const int t = 0L < (long)m;
        const __m256d t2_v = _mm256_set1_pd(0.5);
        double sum_s = -0.0;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            __m256d column_v0 = t_v;
            __m256d column_v1 = t_v;
            __m256d column_v2 = t_v;
            __m256d column_v3 = t_v;
            if (t) {
                __m256d column2_v0 = t_v;
                __m256d column2_v1 = t_v;
                __m256d column2_v2 = t_v;
                __m256d column2_v3 = t_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const __m256d t_v0 = _mm256_mul_pd(column2_v0, t2_v);
                    const __m256d t_v1 = _mm256_mul_pd(column2_v1, t2_v);
                    const __m256d t_v2 = _mm256_mul_pd(column2_v2, t2_v);
                    const __m256d t_v3 = _mm256_mul_pd(column2_v3, t2_v);
                    const double *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const __m256d a_v0 = _mm256_loadu_pd(a_s);
                    const __m256d a_v1 = _mm256_loadu_pd(a_s + 4);
                    const __m256d a_v2 = _mm256_loadu_pd(a_s + 8);
                    const __m256d a_v3 = _mm256_loadu_pd(a_s + 12);
                    const __m256d t2_v0 = _mm256_add_pd(t_v0, a_v0);
                    const __m256d t2_v1 = _mm256_add_pd(t_v1, a_v1);
                    const __m256d t2_v2 = _mm256_add_pd(t_v2, a_v2);
                    const __m256d t2_v3 = _mm256_add_pd(t_v3, a_v3);
                    const unsigned long t3 = k_s + 1;
                    more = (long)t3 < (long)m;
                    column2_v0 = t2_v0;
                    column2_v1 = t2_v1;
                    column2_v2 = t2_v2;
                    column2_v3 = t2_v3;
                    k_s = t3;
                } while (more);
                column_v0 = column2_v0;
                column_v1 = column2_v1;
                column_v2 = column2_v2;
                column_v3 = column2_v3;
            }
            const double t7_v = sum_s + _mm_cvtsd_f64(_mm256_castpd256_pd128(column_v0));
            const __m128d t8_v = _mm256_castpd256_pd128(column_v0);
            const double t9_v =
                t7_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t8_v), 8)));
            const double t10_v = t9_v + _mm_cvtsd_f64(_mm256_extractf128_pd(column_v0, 1));
            const __m128d t11_v = _mm256_extractf128_pd(column_v0, 1);
            const double t12_v =
                t10_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t11_v), 8)));
            const double t13_v = t12_v + _mm_cvtsd_f64(_mm256_castpd256_pd128(column_v1));
            const __m128d t14_v = _mm256_castpd256_pd128(column_v1);
            const double t15_v =
                t13_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t14_v), 8)));
            const double t16_v = t15_v + _mm_cvtsd_f64(_mm256_extractf128_pd(column_v1, 1));
            const __m128d t17_v = _mm256_extractf128_pd(column_v1, 1);
            const double t18_v =
                t16_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t17_v), 8)));
            const double t19_v = t18_v + _mm_cvtsd_f64(_mm256_castpd256_pd128(column_v2));
            const __m128d t20_v = _mm256_castpd256_pd128(column_v2);
            const double t21_v =
                t19_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t20_v), 8)));
            const double t22_v = t21_v + _mm_cvtsd_f64(_mm256_extractf128_pd(column_v2, 1));
            const __m128d t23_v = _mm256_extractf128_pd(column_v2, 1);
            const double t24_v =
                t22_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t23_v), 8)));
            const double t25_v = t24_v + _mm_cvtsd_f64(_mm256_castpd256_pd128(column_v3));
            const __m128d t26_v = _mm256_castpd256_pd128(column_v3);
            const double t27_v =
                t25_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t26_v), 8)));
            const double t28_v = t27_v + _mm_cvtsd_f64(_mm256_extractf128_pd(column_v3, 1));
            const __m128d t29_v = _mm256_extractf128_pd(column_v3, 1);
            const double t2 =
                t28_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t29_v), 8)));
            sum_s = t2;
        }
        const __m256i t3_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
        __m256d t4_v = _mm256_set1_pd(1.0);
        const __m256d t5_v = _mm256_set1_pd(0.5);
        const __m256d t6_v = _mm256_set1_pd(-0.0);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 4) {
            const __m256i t30_v = _mm256_set1_epi64x((long)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi64(t30_v, t3_v);
            __m256d column_v = t4_v;
            if (t) {
                __m256d column2_v = t4_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const __m256d column_on_v =
                        _mm256_castsi256_pd(_mm256_and_si256(active_mask_v,
                        _mm256_castpd_si256(column2_v)));
                    const __m256d a_v =
                        _mm256_maskload_pd(a + (long)(k_s2 * (unsigned long)n + k2), active_mask_v);
                    const unsigned long t5 = k_s2 + 1;
                    more2 = (long)t5 < (long)m;
                    column2_v = _mm256_add_pd(_mm256_mul_pd(column_on_v, t5_v), a_v);
                    k_s2 = t5;
                } while (more2);
                column_v = column2_v;
            }
            const __m256d t31_v =
                _mm256_blendv_pd(t6_v, column_v, _mm256_castsi256_pd(active_mask_v));
            const double t32_v = sum_s + _mm_cvtsd_f64(_mm256_castpd256_pd128(t31_v));
            const __m128d t33_v = _mm256_castpd256_pd128(t31_v);
            const double t34_v =
                t32_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t33_v), 8)));
            const double t35_v = t34_v + _mm_cvtsd_f64(_mm256_extractf128_pd(t31_v, 1));
            const __m128d t36_v = _mm256_extractf128_pd(t31_v, 1);
            const double t4 =
                t35_v + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t36_v), 8)));
            sum_s = t4;
        }
        sum = sum_s;
        j_done = n;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        double column = 1;
        for (int k = 0; k < m; k++)
            column = column * 0.5 + a[k * n + j];
        sum += column;
    }
#ifdef VCC_VECTOR
    }
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
