/* vcc 0.1.0 wrote this from carry_stored_crosswise.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[n+2] restrict | inout double b[n+2] restrict | in double c[n+2] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void carry_stored_crosswise(int n, double *restrict a, double *restrict b, const double *restrict c)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 4, avx2 */
    int i_done = 1;
    {
        const unsigned long distance = (unsigned long)n - 1;
        if ((long)distance >= 3) {
            const unsigned long end = (distance + 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const double b_s = *b;
            const __m256d t_v = _mm256_set1_pd(0.5);
            __m256d t2_v = _mm256_set1_pd(b_s);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256d b_new_v0 = _mm256_mul_pd(_mm256_loadu_pd(a + 2 + k), t_v);
                const __m256d b_new_v1 = _mm256_mul_pd(_mm256_loadu_pd(a + 2 + k + 4), t_v);
                const __m256d b_new_v2 = _mm256_mul_pd(_mm256_loadu_pd(a + 2 + k + 8), t_v);
                const __m256d b_new_v3 = _mm256_mul_pd(_mm256_loadu_pd(a + 2 + k + 12), t_v);
                const __m256d t_v0 =
                    _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(b_new_v0),
                    _mm256_permute2x128_si256(_mm256_castpd_si256(t2_v),
                    _mm256_castpd_si256(b_new_v0), 0x21), 8));
                const __m256d t_v1 =
                    _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(b_new_v1),
                    _mm256_permute2x128_si256(_mm256_castpd_si256(b_new_v0),
                    _mm256_castpd_si256(b_new_v1), 0x21), 8));
                const __m256d t_v2 =
                    _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(b_new_v2),
                    _mm256_permute2x128_si256(_mm256_castpd_si256(b_new_v1),
                    _mm256_castpd_si256(b_new_v2), 0x21), 8));
                const __m256d t_v3 =
                    _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(b_new_v3),
                    _mm256_permute2x128_si256(_mm256_castpd_si256(b_new_v2),
                    _mm256_castpd_si256(b_new_v3), 0x21), 8));
                const __m256d a_new_v0 = _mm256_add_pd(t_v0, _mm256_loadu_pd(c + 1 + k));
                const __m256d a_new_v1 = _mm256_add_pd(t_v1, _mm256_loadu_pd(c + 1 + k + 4));
                const __m256d a_new_v2 = _mm256_add_pd(t_v2, _mm256_loadu_pd(c + 1 + k + 8));
                const __m256d a_new_v3 = _mm256_add_pd(t_v3, _mm256_loadu_pd(c + 1 + k + 12));
                _mm256_storeu_pd(a + 1 + k, a_new_v0);
                _mm256_storeu_pd(a + 1 + k + 4, a_new_v1);
                _mm256_storeu_pd(a + 1 + k + 8, a_new_v2);
                _mm256_storeu_pd(a + 1 + k + 12, a_new_v3);
                _mm256_storeu_pd(b + 1 + k, b_new_v0);
                _mm256_storeu_pd(b + 1 + k + 4, b_new_v1);
                _mm256_storeu_pd(b + 1 + k + 8, b_new_v2);
                _mm256_storeu_pd(b + 1 + k + 12, b_new_v3);
                t2_v = b_new_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m256d b_new_v = _mm256_mul_pd(_mm256_loadu_pd(a + 2 + k), t_v);
                const __m256d t3_v =
                    _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(b_new_v),
                    _mm256_permute2x128_si256(_mm256_castpd_si256(t2_v),
                    _mm256_castpd_si256(b_new_v), 0x21), 8));
                const __m256d a_new_v = _mm256_add_pd(t3_v, _mm256_loadu_pd(c + 1 + k));
                _mm256_storeu_pd(a + 1 + k, a_new_v);
                _mm256_storeu_pd(b + 1 + k, b_new_v);
                t2_v = b_new_v;
            }
            i_done = (int)((unsigned int)i_done + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i <= n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1; i <= n; i++) {
#endif
        a[i] = b[i - 1] + c[i];
        b[i] = a[i + 1] * 0.5;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
