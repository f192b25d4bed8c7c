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
    /* vcc: line 4: 2 lanes, sse2 */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const __m128d t_v = _mm_set1_pd(3.0);
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            _mm_storeu_pd(y + k, _mm_div_pd(_mm_cvtepi32_pd(x_v), t_v));
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
