/* vcc 0.1.0 wrote this from i32_to_double.c for sse2 */
#if defined(__SSE2__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out double y[n] */
#ifdef VCC_VECTOR
#include <emmintrin.h>
#endif
void i32_to_double(int n, const int *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 2, sse2 */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const __m128d t_v = _mm_set1_pd(3.0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + at));
                const __m128d t_v0 = _mm_cvtepi32_pd(x_v);
                const __m128d t_v1 = _mm_cvtepi32_pd(_mm_srli_si128(x_v, 8));
                const __m128d y_new_v0 = _mm_div_pd(t_v0, t_v);
                const __m128d y_new_v1 = _mm_div_pd(t_v1, t_v);
                _mm_storeu_pd(y + at, y_new_v0);
                _mm_storeu_pd(y + at + 2, y_new_v1);
            }
        }
        const __m128d t2_v = _mm_set1_pd(3.0);
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            _mm_storeu_pd(y + k, _mm_div_pd(_mm_cvtepi32_pd(x2_v), t2_v));
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] / 3.0;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] / 3.0;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
