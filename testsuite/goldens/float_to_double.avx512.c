/* vcc 0.1.0 wrote this from float_to_double.c for avx512 */
/* kernel: int n | in float x[n] | inout double y[n] */
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
static int float_to_double_vec0(int n, const float *x, double *y, int i)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m512d y_v0 = _mm512_loadu_pd(y + k);
            const __m512d y_v1 = _mm512_loadu_pd(y + k + 8);
            const __m512d y_v2 = _mm512_loadu_pd(y + k + 16);
            const __m512d y_v3 = _mm512_loadu_pd(y + k + 16 + 8);
            const __m512d y_v4 = _mm512_loadu_pd(y + k + 32);
            const __m512d y_v5 = _mm512_loadu_pd(y + k + 32 + 8);
            const __m512d y_v6 = _mm512_loadu_pd(y + k + 48);
            const __m512d y_v7 = _mm512_loadu_pd(y + k + 48 + 8);
            const __m512 x_v0 = _mm512_loadu_ps(x + k);
            const __m512d t_v0 = _mm512_cvtps_pd(_mm512_castps512_ps256(x_v0));
            const __m512d t_v1 = _mm512_cvtps_pd(_mm512_extractf32x8_ps(x_v0, 1));
            const __m512 x_v1 = _mm512_loadu_ps(x + k + 16);
            const __m512d t_v2 = _mm512_cvtps_pd(_mm512_castps512_ps256(x_v1));
            const __m512d t_v3 = _mm512_cvtps_pd(_mm512_extractf32x8_ps(x_v1, 1));
            const __m512 x_v2 = _mm512_loadu_ps(x + k + 32);
            const __m512d t_v4 = _mm512_cvtps_pd(_mm512_castps512_ps256(x_v2));
            const __m512d t_v5 = _mm512_cvtps_pd(_mm512_extractf32x8_ps(x_v2, 1));
            const __m512 x_v3 = _mm512_loadu_ps(x + k + 48);
            const __m512d t_v6 = _mm512_cvtps_pd(_mm512_castps512_ps256(x_v3));
            const __m512d t_v7 = _mm512_cvtps_pd(_mm512_extractf32x8_ps(x_v3, 1));
            const __m512d y_new_v0 = _mm512_add_pd(y_v0, t_v0);
            const __m512d y_new_v1 = _mm512_add_pd(y_v1, t_v1);
            const __m512d y_new_v2 = _mm512_add_pd(y_v2, t_v2);
            const __m512d y_new_v3 = _mm512_add_pd(y_v3, t_v3);
            const __m512d y_new_v4 = _mm512_add_pd(y_v4, t_v4);
            const __m512d y_new_v5 = _mm512_add_pd(y_v5, t_v5);
            const __m512d y_new_v6 = _mm512_add_pd(y_v6, t_v6);
            const __m512d y_new_v7 = _mm512_add_pd(y_v7, t_v7);
            _mm512_storeu_pd(y + k, y_new_v0);
            _mm512_storeu_pd(y + k + 8, y_new_v1);
            _mm512_storeu_pd(y + k + 16, y_new_v2);
            _mm512_storeu_pd(y + k + 16 + 8, y_new_v3);
            _mm512_storeu_pd(y + k + 32, y_new_v4);
            _mm512_storeu_pd(y + k + 32 + 8, y_new_v5);
            _mm512_storeu_pd(y + k + 48, y_new_v6);
            _mm512_storeu_pd(y + k + 48 + 8, y_new_v7);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m512d t_v = _mm512_cvtps_pd(_mm256_loadu_ps(x + k));
            const __m512d y_new_v = _mm512_add_pd(_mm512_loadu_pd(y + k), t_v);
            _mm512_storeu_pd(y + k, y_new_v);
        }
        i = (int)end;
    }
    return i;
}

void float_to_double(int n, const float *x, double *y)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes x 4, then 8, avx512 */
        i = float_to_double_vec0(n, x, y, i);
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            y[i] += x[i];
        }
    }
}
