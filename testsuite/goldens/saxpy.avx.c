/* vcc 0.1.0 wrote this from saxpy.c for avx */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float a | in float x[n] | inout float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx")))
#endif
void saxpy(int n, float a, const float *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 4, avx; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 a_v = _mm256_set1_ps(a);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_v = _mm256_loadu_ps(y + at);
                const __m256 y_new_v =
                    _mm256_add_ps(_mm256_mul_ps(a_v, _mm256_loadu_ps(x + at)), y_v);
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        const __m128 a2_v = _mm_set1_ps(a);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 y2_v = _mm_loadu_ps(y + k);
            const __m128 y_new2_v = _mm_add_ps(_mm_mul_ps(a2_v, _mm_loadu_ps(x + k)), y2_v);
            _mm_storeu_ps(y + k, y_new2_v);
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
