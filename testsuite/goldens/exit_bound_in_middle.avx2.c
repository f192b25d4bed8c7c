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
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if a and d do not
       overlap */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (m >= 8 && (long)trips >= 8) {
            const long trips2 = (unsigned long)m < trips ? (long)m : (long)trips;
            const unsigned long end = ((unsigned long)trips2 - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            if ((unsigned long)a + (unsigned long)trips2 * 4 <= (unsigned long)d
                || (unsigned long)d + (unsigned long)trips2 * 4 <= (unsigned long)a) {
                const unsigned long last = (unsigned long)trips2 - 8;
                const __m256i a_last_v =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(a + last));
                const __m256i t_v = _mm256_srli_epi32(_mm256_srai_epi32(a_last_v, 31), 31);
                const __m256i d_new_last_v = _mm256_srai_epi32(_mm256_add_epi32(a_last_v, t_v), 1);
                const __m256i a_last2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
                const __m256i d_new_last2_v =
                    _mm256_xor_si256(d_new_last_v, _mm256_srai_epi32(a_last2_v, 1));
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 8;
                        const __m256i a_v =
                            _mm256_lddqu_si256((const __m256i *)(const void *)(a + at));
                        const __m256i t2_v = _mm256_srli_epi32(_mm256_srai_epi32(a_v, 31), 31);
                        const __m256i d_new_v = _mm256_srai_epi32(_mm256_add_epi32(a_v, t2_v), 1);
                        _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new_v);
                        const __m256i a2_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                        const __m256i d_new2_v =
                            _mm256_xor_si256(d_new_v, _mm256_srai_epi32(a2_v, 1));
                        _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new2_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m256i a3_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k));
                    const __m256i t3_v = _mm256_srli_epi32(_mm256_srai_epi32(a3_v, 31), 31);
                    const __m256i d_new3_v = _mm256_srai_epi32(_mm256_add_epi32(a3_v, t3_v), 1);
                    _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new3_v);
                    const __m256i a4_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                    const __m256i d_new4_v = _mm256_xor_si256(d_new3_v, _mm256_srai_epi32(a4_v, 1));
                    _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new4_v);
                }
                /* the last ones, some of them once more */
                _mm256_storeu_si256((__m256i *)(void *)(d + last), d_new_last_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + last), d_new_last2_v);
                i = (int)trips2;
            }
        }
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
