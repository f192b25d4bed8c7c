/* vcc 0.1.0 wrote this from bounds_of_do_while.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | i32 m | inout i32 d[n+1] | make m = n + 9 | exit m = i + 1 | -> i32 */
/* The bound in the middle is met before the one at the end is tested. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int bounds_of_do_while(int n, const int *a, int m, int *d)
{
    int i = 0;
    unsigned s = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, avx2; runs if a and d are far enough apart */
    {
        const unsigned long distance = (unsigned long)m - 2;
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)distance >= 7 && (long)trips >= 8
            && (unsigned long)d - (unsigned long)a - 1 >= 127) {
            const unsigned long t = distance + 1;
            const unsigned long end_s = (t < trips ? t : trips) & ~7UL;
            const unsigned long wide_end = end_s & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(0);
            __m256i s_v[4] = {t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at_s = k + copy * 8;
                    const __m256i a_v =
                        _mm256_lddqu_si256((const __m256i *)(const void *)(a + at_s));
                    const __m256i d_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(d + at_s));
                    const __m256i d_new_v = _mm256_xor_si256(a_v, d_v);
                    _mm256_storeu_si256((__m256i *)(void *)(d + at_s), d_new_v);
                    s_v[copy] = _mm256_add_epi32(s_v[copy], a_v);
                }
            }
            const __m256i s2_v = _mm256_add_epi32(s_v[1], s_v[3]);
            __m256i s3_v = _mm256_add_epi32(_mm256_add_epi32(s_v[0], s_v[2]), s2_v);
            /* what is left, one vector at a time */
            for (; k < end_s; k += 8) {
                const __m256i a2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k));
                const __m256i d2_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k));
                const __m256i d_new2_v = _mm256_xor_si256(a2_v, d2_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new2_v);
                s3_v = _mm256_add_epi32(s3_v, a2_v);
            }
            {
                const __m128i s4_v = _mm256_extracti128_si256(s3_v, 1);
                const __m128i s5_v = _mm_add_epi32(_mm256_castsi256_si128(s3_v), s4_v);
                const __m128i s6_v = _mm_add_epi32(s5_v, _mm_srli_si128(s5_v, 8));
                const __m128i s7_v = _mm_add_epi32(s6_v, _mm_srli_si128(s6_v, 4));
                const unsigned int s_s = (unsigned int)_mm_cvtsi128_si32(s7_v);
                i = (int)end_s;
                s = s + s_s;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        if (i + 2 > m)
            return (int)(s * 7u + (unsigned)i);
        s += (unsigned)a[i];
        d[i] = a[i] ^ d[i];
        i++;
    } while (i < n);
    return (int)(s ^ (unsigned)i);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
