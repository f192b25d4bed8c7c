/* vcc 0.1.0 wrote this from ddot_from_end.c for avx2 */
/* kernel: unsigned n | in double x[n] | in double y[n] | -> double */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
double ddot_from_end(unsigned n, const double *x, const double *y)
{
    double sum = 1.5;
    /* vcc: line 5: 4 lanes x 4, then 4, avx2 */
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)n - 1;
        double sum_s = 1.5;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256d x_v0 = _mm256_loadu_pd((x + t - k) - 3);
            const __m256d x2_v0 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(x_v0), 0x1b));
            const __m256d x_v1 = _mm256_loadu_pd((x + t - k - 4) - 3);
            const __m256d x2_v1 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(x_v1), 0x1b));
            const __m256d x_v2 = _mm256_loadu_pd((x + t - k - 8) - 3);
            const __m256d x2_v2 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(x_v2), 0x1b));
            const __m256d x_v3 = _mm256_loadu_pd((x + t - k - 12) - 3);
            const __m256d x2_v3 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(x_v3), 0x1b));
            const __m256d y_v0 = _mm256_loadu_pd((y + t - k) - 3);
            const __m256d y2_v0 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(y_v0), 0x1b));
            const __m256d y_v1 = _mm256_loadu_pd((y + t - k - 4) - 3);
            const __m256d y2_v1 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(y_v1), 0x1b));
            const __m256d y_v2 = _mm256_loadu_pd((y + t - k - 8) - 3);
            const __m256d y2_v2 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(y_v2), 0x1b));
            const __m256d y_v3 = _mm256_loadu_pd((y + t - k - 12) - 3);
            const __m256d y2_v3 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(y_v3), 0x1b));
            const __m256d t_v0 = _mm256_mul_pd(x2_v0, y2_v0);
            const double t_v = (sum_s) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t_v0));
            const __m128d t2_v = _mm256_castpd256_pd128(t_v0);
            const double t3_v =
                (t_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t2_v), 8)));
            const double t4_v = (t3_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t_v0, 1));
            const __m128d t5_v = _mm256_extractf128_pd(t_v0, 1);
            const double t2 =
                (t4_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t5_v), 8)));
            const __m256d t_v1 = _mm256_mul_pd(x2_v1, y2_v1);
            const double t6_v = (t2) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t_v1));
            const __m128d t7_v = _mm256_castpd256_pd128(t_v1);
            const double t8_v =
                (t6_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t7_v), 8)));
            const double t9_v = (t8_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t_v1, 1));
            const __m128d t10_v = _mm256_extractf128_pd(t_v1, 1);
            const double t3 =
                (t9_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t10_v),
                8)));
            const __m256d t_v2 = _mm256_mul_pd(x2_v2, y2_v2);
            const double t11_v = (t3) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t_v2));
            const __m128d t12_v = _mm256_castpd256_pd128(t_v2);
            const double t13_v =
                (t11_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t12_v),
                8)));
            const double t14_v = (t13_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t_v2, 1));
            const __m128d t15_v = _mm256_extractf128_pd(t_v2, 1);
            const double t4 =
                (t14_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t15_v),
                8)));
            const __m256d t_v3 = _mm256_mul_pd(x2_v3, y2_v3);
            const double t16_v = (t4) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t_v3));
            const __m128d t17_v = _mm256_castpd256_pd128(t_v3);
            const double t18_v =
                (t16_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t17_v),
                8)));
            const double t19_v = (t18_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t_v3, 1));
            const __m128d t20_v = _mm256_extractf128_pd(t_v3, 1);
            const double t5 =
                (t19_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t20_v),
                8)));
            sum_s = t5;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256d x_v = _mm256_loadu_pd((x + t - k) - 3);
            const __m256d x2_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(x_v), 0x1b));
            const __m256d y_v = _mm256_loadu_pd((y + t - k) - 3);
            const __m256d y2_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(y_v), 0x1b));
            const __m256d t21_v = _mm256_mul_pd(x2_v, y2_v);
            const double t22_v = (sum_s) + _mm_cvtsd_f64(_mm256_castpd256_pd128(t21_v));
            const __m128d t23_v = _mm256_castpd256_pd128(t21_v);
            const double t24_v =
                (t22_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t23_v),
                8)));
            const double t25_v = (t24_v) + _mm_cvtsd_f64(_mm256_extractf128_pd(t21_v, 1));
            const __m128d t26_v = _mm256_extractf128_pd(t21_v, 1);
            const double t6 =
                (t25_v) + _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t26_v),
                8)));
            sum_s = t6;
        }
        n = n - (unsigned int)end;
        sum = sum_s;
    }
    /* remaining iterations */
    while (n > 0) {
        __asm__ __volatile__("");
        --n;
        sum += x[n] * y[n];
    }
    return sum;
}
