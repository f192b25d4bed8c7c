/* vcc 0.1.0 wrote this from exit_bound_in_middle.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | i32 m | in i32 a[n+1] | out i32 d[n+1] restrict | make m = n + 3 | exit m = i |
   -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_bound_in_middle(int n, int m, const int *a, int *d)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2; runs if a and d are far enough apart, d and a are far enough
       apart */
    if (m >= 8 && (unsigned long)d - (unsigned long)a - 1 >= 127
        && (unsigned long)a - (unsigned long)d - 1 >= 31) {
        const unsigned long end = (unsigned long)m & ~7UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i n_v = _mm256_set1_epi32((int)n);
        __m256i t4_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i mask_v = _mm256_cmpeq_epi32(_mm256_add_epi32(t4_v, t3_v), n_v);
            const __m256i t5_v = _mm256_add_epi32(t4_v, t2_v);
            if (_mm256_movemask_epi8(mask_v) != 0) {
                reached = k;
                break;
            }
            const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t6_v = _mm256_srli_epi32(_mm256_srai_epi32(a_v, 31), 31);
            const __m256i d_new_v = _mm256_srai_epi32(_mm256_add_epi32(a_v, t6_v), 1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i d_new2_v = _mm256_xor_si256(d_new_v, _mm256_srai_epi32(a2_v, 1));
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new2_v);
            t4_v = t5_v;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (;;) {
        VCC_KEEP_SCALAR;
#else
    for (;;) {
#endif
        d[i] = a[i] / 2;
        if (i >= m)
            break;
        d[i] ^= a[i] >> 1;
        if (++i == n)
            break;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
