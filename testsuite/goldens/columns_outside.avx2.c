/* vcc 0.1.0 wrote this from columns_outside.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = n % 4 | in double a[3*n] restrict | in double x[3] restrict | inout double y[n] restrict | -> int */
/* There may be no row, and then no column is counted. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int columns_outside(int n, int m, const double *restrict a, const double *restrict x, double *restrict y)
{
    int i = -1, j;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4 masked, avx2 */
    int i_done = 0;
    if (n >= 2 && m >= 1) {
        const unsigned long wide_end = (unsigned long)n & ~15UL;
        const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
        const __m256i t_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
        unsigned long row2;
        for (row2 = 0; row2 < strips_end; row2 += 16) {
            const unsigned long t = row2 + 16;
            const long t2 = (long)(int)row2;
            const long t3 = (long)(int)(t < (unsigned long)m ? t : (unsigned long)m);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256d y_v0 = _mm256_loadu_pd(y + k);
                const __m256d y_v1 = _mm256_loadu_pd(y + k + 4);
                const __m256d y_v2 = _mm256_loadu_pd(y + k + 8);
                const __m256d y_v3 = _mm256_loadu_pd(y + k + 12);
                long j_s = t2;
                __m256d y2_v0 = y_v0;
                __m256d y2_v1 = y_v1;
                __m256d y2_v2 = y_v2;
                __m256d y2_v3 = y_v3;
                int more;
                do {
                    const double *const a_s = a + (long)((unsigned long)j_s * (unsigned long)n + k);
                    const __m256d a_v0 = _mm256_loadu_pd(a_s);
                    const __m256d a_v1 = _mm256_loadu_pd(a_s + 4);
                    const __m256d a_v2 = _mm256_loadu_pd(a_s + 8);
                    const __m256d a_v3 = _mm256_loadu_pd(a_s + 12);
                    const double x_s = x[j_s];
                    const __m256d t2_v = _mm256_set1_pd(x_s);
                    const __m256d t_v0 = _mm256_mul_pd(a_v0, t2_v);
                    const __m256d t_v1 = _mm256_mul_pd(a_v1, t2_v);
                    const __m256d t_v2 = _mm256_mul_pd(a_v2, t2_v);
                    const __m256d t_v3 = _mm256_mul_pd(a_v3, t2_v);
                    const __m256d t2_v0 = _mm256_add_pd(y2_v0, t_v0);
                    const __m256d t2_v1 = _mm256_add_pd(y2_v1, t_v1);
                    const __m256d t2_v2 = _mm256_add_pd(y2_v2, t_v2);
                    const __m256d t2_v3 = _mm256_add_pd(y2_v3, t_v3);
                    const unsigned long t4 = (unsigned long)j_s + 1;
                    more = (long)t4 < t3;
                    j_s = (long)t4;
                    y2_v0 = t2_v0;
                    y2_v1 = t2_v1;
                    y2_v2 = t2_v2;
                    y2_v3 = t2_v3;
                } while (more);
                _mm256_storeu_pd(y + k, y2_v0);
                _mm256_storeu_pd(y + k + 4, y2_v1);
                _mm256_storeu_pd(y + k + 8, y2_v2);
                _mm256_storeu_pd(y + k + 12, y2_v3);
            }
            /* what is left, one vector at a time */
            for (; k < (unsigned long)n; k += 4) {
                const __m256i t3_v = _mm256_set1_epi64x((long)((unsigned long)n - k));
                const __m256i active_mask_v = _mm256_cmpgt_epi64(t3_v, t_v);
                long j_s2 = t2;
                const __m256d y_v = _mm256_maskload_pd(y + k, active_mask_v);
                __m256d y2_v = y_v;
                int more2;
                do {
                    const double x_s2 = x[j_s2];
                    const __m256d t4_v = _mm256_set1_pd(x_s2);
                    const __m256d a_v =
                        _mm256_maskload_pd(a + (long)((unsigned long)j_s2 * (unsigned long)n + k),
                        active_mask_v);
                    const __m256d t5_v =
                        _mm256_castsi256_pd(_mm256_and_si256(active_mask_v,
                        _mm256_castpd_si256(t4_v)));
                    const __m256d y_on_v =
                        _mm256_castsi256_pd(_mm256_and_si256(active_mask_v,
                        _mm256_castpd_si256(y2_v)));
                    const unsigned long t5 = (unsigned long)j_s2 + 1;
                    more2 = (long)t5 < t3;
                    j_s2 = (long)t5;
                    y2_v = _mm256_add_pd(y_on_v, _mm256_mul_pd(a_v, t5_v));
                } while (more2);
                _mm256_maskstore_pd(y + k, active_mask_v, y2_v);
            }
        }
        i_done = n;
    }
    /* remaining iterations */
    for (j = 0; j < m; j++)
        for (i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] += a[j * n + i] * x[j];
        }
#else
    for (j = 0; j < m; j++)
        for (i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
#endif
    return i * 10 + j;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
