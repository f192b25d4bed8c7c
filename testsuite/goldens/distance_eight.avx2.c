/* vcc 0.1.0 wrote this from distance_eight.c for avx2 */
/* kernel: int n | inout float a[n+8] */
/* Carried over eight iterations: at most eight lanes. */
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
void distance_eight(int n, float *a)
{
    int i;
    /* vcc: line 6: 8 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256 a_new_v = _mm256_mul_ps(_mm256_loadu_ps(a + k), t_v);
            _mm256_storeu_ps(a + 8 + k, a_new_v);
        }
        const __m128 t2_v = _mm_set1_ps(0.5f);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 a_new2_v = _mm_mul_ps(_mm_loadu_ps(a + k), t2_v);
            _mm_storeu_ps(a + 8 + k, a_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        a[i + 8] = a[i] * 0.5f;
    }
}
