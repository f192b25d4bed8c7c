/* vcc 0.1.0 wrote this from float_to_double.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | inout double y[n] */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
void float_to_double(int n, const float *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, ssse3 */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m128d y_v0 = _mm_loadu_pd(y + at);
                const __m128d y_v1 = _mm_loadu_pd(y + at + 2);
                const __m128 x_v = _mm_loadu_ps(x + at);
                const __m128d t_v1 =
                    _mm_cvtps_pd(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(x_v), 8)));
                const __m128d t_v0 = _mm_cvtps_pd(x_v);
                const __m128d y_new_v0 = _mm_add_pd(y_v0, t_v0);
                const __m128d y_new_v1 = _mm_add_pd(y_v1, t_v1);
                _mm_storeu_pd(y + at, y_new_v0);
                _mm_storeu_pd(y + at + 2, y_new_v1);
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] += x[i];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] += x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
