/* vcc 0.1.0 wrote this from copy_reversed.c for avx512 */
/* kernel: int n | in i32 x[n] | out i32 y[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int copy_reversed_vec0(int n, const int *x, int *y, int i)
{
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        if (t + 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t + (end - 1) * ~3UL) {
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const int *const x_s = x + (long)((unsigned long)n - 1) - k;
                const __m512i x_v0 = _mm512_loadu_si512((const void *)(x_s - 15));
                const __m512i x2_v0 =
                    _mm512_permutexvar_epi32(_mm512_set_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15), x_v0);
                const __m512i x_v1 = _mm512_loadu_si512((const void *)((x_s - 16) - 15));
                const __m512i x2_v1 =
                    _mm512_permutexvar_epi32(_mm512_set_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15), x_v1);
                _mm512_storeu_si512((void *)(y + k), x2_v0);
                _mm512_storeu_si512((void *)(y + k + 16), x2_v1);
            }
            i = (int)end;
        }
    }
    return i;
}

void copy_reversed(int n, const int *x, int *y)
{
    int i;
    /* vcc: line 5: 16 lanes x 2, avx512; runs if x and y do not overlap */
    i = 0;
    i = copy_reversed_vec0(n, x, y, i);
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        y[i] = x[n - 1 - i];
    }
}
