/* vcc 0.1.0 wrote this from block_apart.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[n+6] restrict | inout u16 d[n+30] restrict */
/* Vectors of neighbours that lie one element further in each iteration. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_apart(int n, double *restrict a, unsigned short *restrict d)
{
    int i;
    for (i = 0; i < n; i++) {
#ifdef VCC_VECTOR
        /* vcc: block at lines 7 to 8: 2 lanes, avx2 */
        VCC_KEEP_SCALAR;
        {
            const __m128d a_v = _mm_loadu_pd(a + (long)(int)((unsigned int)i + 2u));
            const __m128d t_v = _mm_set1_pd(1.0);
            const __m128d t2_v = _mm_sub_pd(_mm_mul_pd(_mm_set1_pd(11.0), a_v), t_v);
            _mm_storeu_pd(a + (long)i, t2_v);
        }
#else
        a[i] = 11 * a[i + 2] - 1;
        a[i + 1] = a[i + 3] * 11 - 1;
#endif
        d[i + 15] = d[i + 28];
#ifdef VCC_VECTOR
        /* vcc: block at lines 10 to 11: 2 lanes, avx2 */
        VCC_KEEP_SCALAR;
        {
            const __m128d a_v = _mm_loadu_pd(a + (long)(int)((unsigned int)i + 4u));
            const __m128d t_v = _mm_set1_pd(1.0);
            const __m128d t2_v = _mm_sub_pd(_mm_mul_pd(_mm_set1_pd(11.0), a_v), t_v);
            _mm_storeu_pd(a + (long)(int)((unsigned int)i + 2u), t2_v);
        }
#else
        a[i + 2] = 11 * a[i + 4] - 1;
        a[i + 3] = a[i + 5] * 11 - 1;
#endif
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
