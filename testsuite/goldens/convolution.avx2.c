/* vcc 0.1.0 wrote this from convolution.c for avx2 */
/* kernel: int n | in float x[n+30] | in float w[31] | out float y[n] restrict */
#define TAPS 31

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void convolution(int n, const float *x, const float *w, float *y)
{
    int k;
    /* vcc: line 8: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            __m256 sum_v0 = t_v;
            __m256 sum_v1 = t_v;
            unsigned int j_s = 0u;
            __m256 sum2_v0 = t_v;
            __m256 sum2_v1 = t_v;
            int more;
            do {
                const float w_s = w[(long)(int)j_s];
                const __m256 x_v0 = _mm256_loadu_ps(x + (long)(k2 + (unsigned long)(int)j_s));
                const __m256 x_v1 = _mm256_loadu_ps((x + (long)(k2 + (unsigned long)(int)j_s)) + 8);
                const __m256 t2_v = _mm256_set1_ps(w_s);
                const __m256 t_v0 = _mm256_mul_ps(t2_v, x_v0);
                const __m256 t_v1 = _mm256_mul_ps(t2_v, x_v1);
                const __m256 sum3_v0 = _mm256_add_ps(sum_v0, t_v0);
                const __m256 sum3_v1 = _mm256_add_ps(sum_v1, t_v1);
                const unsigned int t = j_s + 1u;
                more = (int)t < 31;
                sum_v0 = sum3_v0;
                sum_v1 = sum3_v1;
                j_s = t;
                sum2_v0 = sum3_v0;
                sum2_v1 = sum3_v1;
            } while (more);
            _mm256_storeu_ps(y + k2, sum2_v0);
            _mm256_storeu_ps(y + k2 + 8, sum2_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        float sum = 0.0f;
        int j;
        for (j = 0; j < TAPS; j++)
            sum += w[j] * x[k + j];
        y[k] = sum;
    }
    }
}
