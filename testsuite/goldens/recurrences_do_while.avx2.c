/* vcc 0.1.0 wrote this from recurrences_do_while.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: u32 n | in i64 x[4*n+4] | -> i64 */
#include <stddef.h>
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long long recurrences_do_while(unsigned n, const long long *x)
{
    unsigned long long a = 1, b = 3, c = 5, d = 7, last = 0;
    size_t i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, avx2 */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (1UL < (unsigned long)n) {
            __m256i abcd_v = _mm256_setr_epi64x((long)1L, (long)3L, (long)5L, (long)7L);
            unsigned long i_s = 0UL;
            /* what iterations hand on side by side, one at a time */
            unsigned long k;
            for (k = 0; k < trips; k++) {
                const __m256i t_v = _mm256_srli_epi64(abcd_v, 9);
                const __m256i t2_v = _mm256_xor_si256(_mm256_slli_epi64(abcd_v, 7), t_v);
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(4UL * i_s)));
                abcd_v = _mm256_add_epi64(t2_v, x_v);
                i_s = i_s + 1;
            }
            {
                const unsigned long t =
                    (unsigned long)_mm_cvtsi128_si64(_mm256_castsi256_si128(abcd_v));
                a = (unsigned long long)t;
                const __m128i t3_v = _mm256_castsi256_si128(abcd_v);
                const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(_mm_srli_si128(t3_v, 8));
                b = (unsigned long long)t2;
                const unsigned long t3 =
                    (unsigned long)_mm_cvtsi128_si64(_mm256_extracti128_si256(abcd_v, 1));
                c = (unsigned long long)t3;
                const __m128i t4_v = _mm256_extracti128_si256(abcd_v, 1);
                const unsigned long t4 = (unsigned long)_mm_cvtsi128_si64(_mm_srli_si128(t4_v, 8));
                d = (unsigned long long)t4;
                i = i_s;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        a = (a << 7 ^ a >> 9) + (unsigned long long)x[4 * i];
        b = (b << 7 ^ b >> 9) + (unsigned long long)x[4 * i + 1];
        c = (c << 7 ^ c >> 9) + (unsigned long long)x[4 * i + 2];
        d = (d << 7 ^ d >> 9) + (unsigned long long)x[4 * i + 3];
        last = c;
    } while (++i < n);
    return (long long)(a ^ b * 3 ^ c * 5 ^ d * 7 ^ last * 11);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
