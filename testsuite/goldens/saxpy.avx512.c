/* vcc 0.1.0 wrote this from saxpy.c for avx512 */
/* kernel: int n | float a | in float x[n] | inout float y[n] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int saxpy_vec0(int n, float a, const float *x, float *y, int i)
{
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 255) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m512 a_v = _mm512_set1_ps(a);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            __m512 t_v0 = _mm512_mul_ps(a_v, _mm512_loadu_ps(x + k));
            __asm__("" : "+v"(t_v0));
            __m512 t_v1 = _mm512_mul_ps(a_v, _mm512_loadu_ps(x + k + 16));
            __asm__("" : "+v"(t_v1));
            __m512 t_v2 = _mm512_mul_ps(a_v, _mm512_loadu_ps(x + k + 32));
            __asm__("" : "+v"(t_v2));
            __m512 t_v3 = _mm512_mul_ps(a_v, _mm512_loadu_ps(x + k + 48));
            __asm__("" : "+v"(t_v3));
            const __m512 y_new_v0 = _mm512_add_ps(t_v0, _mm512_loadu_ps(y + k));
            const __m512 y_new_v1 = _mm512_add_ps(t_v1, _mm512_loadu_ps(y + k + 16));
            const __m512 y_new_v2 = _mm512_add_ps(t_v2, _mm512_loadu_ps(y + k + 32));
            const __m512 y_new_v3 = _mm512_add_ps(t_v3, _mm512_loadu_ps(y + k + 48));
            _mm512_storeu_ps(y + k, y_new_v0);
            _mm512_storeu_ps(y + k + 16, y_new_v1);
            _mm512_storeu_ps(y + k + 32, y_new_v2);
            _mm512_storeu_ps(y + k + 48, y_new_v3);
        }
        const __m256 a2_v = _mm256_set1_ps(a);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            __m256 t_v = _mm256_mul_ps(a2_v, _mm256_loadu_ps(x + k));
            __asm__("" : "+v"(t_v));
            const __m256 y_new_v = _mm256_add_ps(t_v, _mm256_loadu_ps(y + k));
            _mm256_storeu_ps(y + k, y_new_v);
        }
        i = (int)end;
    }
    return i;
}

void saxpy(int n, float a, const float *x, float *y)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes x 4, then 8, avx512; runs if x and y are far enough apart */
        i = saxpy_vec0(n, a, x, y, i);
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            y[i] = a * x[i] + y[i];
        }
    }
}
