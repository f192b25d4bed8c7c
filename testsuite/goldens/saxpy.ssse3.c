/* vcc 0.1.0 wrote this from saxpy.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float a | in float x[n] | inout float y[n] */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
void saxpy(int n, float a, const float *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, ssse3; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m128 a_v = _mm_set1_ps(a);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const __m128 y_v = _mm_loadu_ps(y + at);
                const __m128 y_new_v = _mm_add_ps(_mm_mul_ps(a_v, _mm_loadu_ps(x + at)), y_v);
                _mm_storeu_ps(y + at, y_new_v);
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = a * x[i] + y[i];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
