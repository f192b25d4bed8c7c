/* vcc 0.1.0 wrote this from left_at_a_bound.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | i32 m | out i32 d[n] restrict | make m = n + 3 | exit m = i | -> i32 */
/* Vectors stop at the nearer of two bounds, and leave the iteration that sets `last`. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int left_at_a_bound(int n, const int *a, int m, int *d)
{
    int i, last = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2; runs if a and d are far enough apart */
    i = 0;
    if (n >= 9 && m >= 9 && (unsigned long)d - (unsigned long)a - 1 >= 127) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long t2 = (unsigned long)m - 1;
        const unsigned long end = (t < t2 ? t : t2) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(3);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at_s));
                const __m256i d_new_v = _mm256_mullo_epi32(a_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + at_s), d_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i d_new2_v = _mm256_mullo_epi32(a2_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i >= m)
            break;
        last = a[i];
        d[i] = (int)((unsigned)last * 3u);
    }
    return (int)((unsigned)i * 31u + (unsigned)last);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
