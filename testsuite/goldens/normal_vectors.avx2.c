/* vcc 0.1.0 wrote this from normal_vectors.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[3*n] | in double b[3*n] | out double c[3*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void normal_vectors(int n, const double *a, const double *b, double *restrict c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes, avx2 */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const __m128d a_row_v0 = _mm_loadu_pd(a + k * 3);
            const __m128d a_row_v1 = _mm_loadu_pd(a + k * 3 + 2);
            const __m128d a_row_v2 = _mm_loadu_pd(a + k * 3 + 4);
            const __m128d a_v = _mm_shuffle_pd(a_row_v0, a_row_v1, 2);
            const __m128d a2_v = _mm_shuffle_pd(a_row_v0, a_row_v2, 1);
            const __m128d a3_v = _mm_shuffle_pd(a_row_v1, a_row_v2, 2);
            const __m128d b_row_v0 = _mm_loadu_pd(b + k * 3);
            const __m128d b_row_v1 = _mm_loadu_pd(b + k * 3 + 2);
            const __m128d b_row_v2 = _mm_loadu_pd(b + k * 3 + 4);
            const __m128d b_v = _mm_shuffle_pd(b_row_v0, b_row_v1, 2);
            const __m128d b2_v = _mm_shuffle_pd(b_row_v0, b_row_v2, 1);
            const __m128d b3_v = _mm_shuffle_pd(b_row_v1, b_row_v2, 2);
            const __m128d t_v = _mm_sub_pd(_mm_mul_pd(a2_v, b3_v), _mm_mul_pd(a3_v, b2_v));
            const __m128d t2_v = _mm_sub_pd(_mm_mul_pd(a3_v, b_v), _mm_mul_pd(a_v, b3_v));
            const __m128d t3_v = _mm_sub_pd(_mm_mul_pd(a_v, b2_v), _mm_mul_pd(a2_v, b_v));
            _mm_storeu_pd(c + k * 3, _mm_shuffle_pd(t_v, t2_v, 0));
            _mm_storeu_pd(c + k * 3 + 2, _mm_shuffle_pd(t3_v, t_v, 2));
            _mm_storeu_pd(c + k * 3 + 4, _mm_shuffle_pd(t2_v, t3_v, 3));
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
        const double *p = a + 3 * i, *q = b + 3 * i;
        double *r = c + 3 * i;
        r[0] = p[1] * q[2] - p[2] * q[1];
        r[1] = p[2] * q[0] - p[0] * q[2];
        r[2] = p[0] * q[1] - p[1] * q[0];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
