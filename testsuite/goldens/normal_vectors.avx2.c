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
    /* vcc: line 5: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256d a_row_v0 = _mm256_loadu_pd(a + k * 3);
            const __m256d a_row_v1 = _mm256_loadu_pd(a + k * 3 + 4);
            const __m256d a_row_v2 = _mm256_loadu_pd(a + k * 3 + 8);
            const __m256d a_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(a_row_v0), _mm256_castpd_si256(a_row_v1), 0x30), _mm256_castpd_si256(a_row_v2), 0xc), 0x6c));
            const __m256d a2_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(a_row_v0), _mm256_castpd_si256(a_row_v1), 0xc3), _mm256_castpd_si256(a_row_v2), 0x30), 0xb1));
            const __m256d a3_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(a_row_v0), _mm256_castpd_si256(a_row_v1), 0xc), _mm256_castpd_si256(a_row_v2), 0xc3), 0xc6));
            const __m256d b_row_v0 = _mm256_loadu_pd(b + k * 3);
            const __m256d b_row_v1 = _mm256_loadu_pd(b + k * 3 + 4);
            const __m256d b_row_v2 = _mm256_loadu_pd(b + k * 3 + 8);
            const __m256d b_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(b_row_v0), _mm256_castpd_si256(b_row_v1), 0x30), _mm256_castpd_si256(b_row_v2), 0xc), 0x6c));
            const __m256d b2_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(b_row_v0), _mm256_castpd_si256(b_row_v1), 0xc3), _mm256_castpd_si256(b_row_v2), 0x30), 0xb1));
            const __m256d b3_v =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(b_row_v0), _mm256_castpd_si256(b_row_v1), 0xc), _mm256_castpd_si256(b_row_v2), 0xc3), 0xc6));
            const __m256d t_v = _mm256_sub_pd(_mm256_mul_pd(a2_v, b3_v), _mm256_mul_pd(a3_v, b2_v));
            const __m256d t2_v = _mm256_sub_pd(_mm256_mul_pd(a3_v, b_v), _mm256_mul_pd(a_v, b3_v));
            const __m256d t3_v = _mm256_sub_pd(_mm256_mul_pd(a_v, b2_v), _mm256_mul_pd(a2_v, b_v));
            const __m256d c_row_v0 =
                _mm256_castsi256_pd(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_permute4x64_epi64(_mm256_castpd_si256(t_v), 0x64), _mm256_permute4x64_epi64(_mm256_castpd_si256(t2_v), 0xe0), 0xc), _mm256_permute4x64_epi64(_mm256_castpd_si256(t3_v), 0xc4), 0x30));
            _mm256_storeu_pd(c + k * 3, c_row_v0);
            const __m256d c_row_v1 =
                _mm256_castsi256_pd(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_castpd_si256(t_v),
                _mm256_permute4x64_epi64(_mm256_castpd_si256(t2_v), 0xa5), 0xc3),
                _mm256_castpd_si256(t3_v), 0xc));
            _mm256_storeu_pd(c + k * 3 + 4, c_row_v1);
            const __m256d c_row_v2 =
                _mm256_castsi256_pd(_mm256_blend_epi32(_mm256_blend_epi32(_mm256_permute4x64_epi64(_mm256_castpd_si256(t_v), 0xec), _mm256_permute4x64_epi64(_mm256_castpd_si256(t2_v), 0xf4), 0x30), _mm256_permute4x64_epi64(_mm256_castpd_si256(t3_v), 0xe6), 0xc3));
            _mm256_storeu_pd(c + k * 3 + 8, c_row_v2);
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
