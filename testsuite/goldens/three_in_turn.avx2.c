/* vcc 0.1.0 wrote this from three_in_turn.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n+2] | out double y[n] | -> double */
/* What was read twice is handed on twice; the third one is read before `y` is written. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
double three_in_turn(int n, const double *restrict x, double *restrict y)
{
    double a = x[0], b = x[1], sum = 0.0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(0.5);
        const __m256d t2_v = _mm256_set1_pd(0.25);
        __m256d b_v = _mm256_set1_pd(b);
        __m256d a_v = _mm256_set1_pd(a);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256d x_v = _mm256_loadu_pd(x + 2 + k);
            const __m256d b2_v =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(x_v),
                _mm256_permute2x128_si256(_mm256_castpd_si256(b_v), _mm256_castpd_si256(x_v),
                0x21), 8));
            const __m256d a2_v =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(b2_v),
                _mm256_permute2x128_si256(_mm256_castpd_si256(a_v), _mm256_castpd_si256(b2_v),
                0x21), 8));
            const __m256d t3_v = _mm256_add_pd(_mm256_mul_pd(a2_v, t2_v), _mm256_mul_pd(x_v, t2_v));
            const __m256d y_new_v = _mm256_add_pd(_mm256_mul_pd(b2_v, t_v), t3_v);
            _mm256_storeu_pd(y + k, y_new_v);
            b_v = x_v;
            a_v = b2_v;
        }
        {
            const __m128d a3_v = _mm256_extractf128_pd(a_v, 1);
            const double a_s =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(a3_v), 8)));
            const __m128d b3_v = _mm256_extractf128_pd(b_v, 1);
            const double b_s =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(b3_v), 8)));
            a = a_s;
            b = b_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        double c;
        y[i] = b * 0.5;
        c = x[i + 2];
        y[i] += a * 0.25 + c * 0.25;
        a = b;
        b = c;
    }
#ifdef VCC_VECTOR
    }
#endif
    sum = a - b;
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
