/* vcc 0 wrote this from input.c for avx2 */
void saxpy(int n, float a, const float *x, float *y);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void saxpy(int n, float a, const float *x, float *y)
{
    int i;
    /* vcc: line 5: 8 lanes, avx2; runs if x and y do not overlap */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const __m256 a_v = _mm256_set1_ps(a);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                float *const t = y + (long)i + k;
                const __m256 t_v = _mm256_mul_ps(a_v, _mm256_loadu_ps(x + (long)i + k));
                _mm256_storeu_ps(t, _mm256_add_ps(t_v, _mm256_loadu_ps(t)));
            }
            i = (int)((unsigned int)i + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        y[i] = a * x[i] + y[i];
    } /* fused? */
}
