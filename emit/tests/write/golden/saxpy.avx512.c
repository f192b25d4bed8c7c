/* vcc 0 wrote this from input.c for avx512 */
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
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int saxpy_vec0(int n, float a, const float *x, float *y, int i)
{
    const unsigned long trips = (unsigned long)n - (unsigned long)i;
    if ((long)trips >= 16) {
        const unsigned long end = trips & ~15UL;
        const __m512 a_v = _mm512_set1_ps(a);
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            float *const t = y + (long)i + k;
            __m512 t_v = _mm512_mul_ps(a_v, _mm512_loadu_ps(x + (long)i + k));
            __asm__("" : "+v"(t_v));
            _mm512_storeu_ps(t, _mm512_add_ps(t_v, _mm512_loadu_ps(t)));
        }
        i = (int)((unsigned int)i + (unsigned int)end);
    }
    return i;
}

void saxpy(int n, float a, const float *x, float *y)
{
    int i;
    /* vcc: line 5: 16 lanes, avx512; runs if x and y do not overlap */
    i = 0;
    i = saxpy_vec0(n, a, x, y, i);
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        y[i] = a * x[i] + y[i];
    } /* fused? */
}
