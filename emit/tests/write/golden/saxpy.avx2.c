/* vcc 0 wrote this from input.c for avx2; flags:  */
void saxpy(int n, float a, const float *x, float *y);
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <immintrin.h>
__attribute__((__target__("avx2")))
void saxpy(int n, float a, const float *x, float *y)
{
    int i;
    {
        i = 0;
        /* vcc: line 5: 8 lanes, avx2; runs if x and y do not overlap */
        {
            const unsigned long trips = (unsigned long)n - (unsigned long)i;
            if ((long)trips >= 8l) {
                const unsigned long end = trips & ~7ul;
                const __m256 a_v = _mm256_set1_ps(a);
                const long t = (long)i;
                unsigned long k;
                for (k = 0; k < end; k += 8) {
                    const __m256 y_v = _mm256_loadu_ps(y + t + k);
                    const __m256 t_v1 = _mm256_add_ps(_mm256_mul_ps(a_v, _mm256_loadu_ps(x + t + k)), y_v);
                    _mm256_storeu_ps(y + t + k, t_v1);
                }
                i = (int)((unsigned int)i + (unsigned int)end);
            }
        }
        for (; i < n; i++) { __asm__ __volatile__("");
        y[i] = a * x[i] + y[i]; }
    } /* fused? */
}
