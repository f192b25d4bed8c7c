/* vcc 0.1.0 wrote this from bound_and_end_alike.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | out i32 d[n+1] restrict | -> i32 */
/* The exit in the middle is met before the last iteration sets what is read behind the loop. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int bound_and_end_alike(int n, const int *a, int *d)
{
    int i = 0, last = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2; runs if a and d are far enough apart, d and a are far
       enough apart */
    {
        const unsigned long trips = (unsigned long)n - 1;
        const unsigned long trips2 = (unsigned long)n - 1;
        if ((long)trips >= 8 && (long)trips2 >= 9 && (unsigned long)d - (unsigned long)a - 1 >= 127
            && (unsigned long)a - (unsigned long)d - 1 >= 127) {
            const unsigned long t = trips2 - 1;
            const unsigned long end = (trips < t ? trips : t) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i t2_v = _mm256_set1_epi32(0);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                    const __m256i t3_v = _mm256_xor_si256(a_v, t_v);
                    const __m256i t4_v = _mm256_srai_epi32(a_v, 7);
                    const __m256i d_new_v =
                        _mm256_blendv_epi8(t4_v, t3_v, _mm256_cmpgt_epi32(t2_v, a_v));
                    _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                const __m256i t5_v = _mm256_xor_si256(a2_v, t_v);
                const __m256i t6_v = _mm256_srai_epi32(a2_v, 7);
                const __m256i d_new2_v =
                    _mm256_blendv_epi8(t6_v, t5_v, _mm256_cmpgt_epi32(t2_v, a2_v));
                _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new2_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        if (a[i] < 0)
            d[i] = a[i] ^ 3;
        else
            d[i] = a[i] >> 7;
        if (i + 1 >= n)
            break;
        last = a[i];
    } while (++i < n);
    return (int)((unsigned)last * 31u + (unsigned)i);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
