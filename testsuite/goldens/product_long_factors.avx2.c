/* vcc 0.1.0 wrote this from product_long_factors.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in i64 x[n] | out i64 y[n] restrict */
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
void product_long_factors(size_t n, const long long *x, long long *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2 */
    size_t i_done = 0;
    if (n >= 4) {
        const unsigned long end = n & ~3UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t2_v = _mm256_slli_epi64(x_v, 1);
            const __m256i t3_v = _mm256_add_epi64(_mm256_slli_epi64(x_v, 3), x_v);
            const __m256i t4_v = _mm256_sub_epi64(_mm256_slli_epi64(t2_v, 3), t2_v);
            const __m256i t5_v = _mm256_srli_epi64(x_v, 5);
            const __m256i t6_v = _mm256_add_epi64(_mm256_sub_epi64(t3_v, t4_v), t_v);
            const __m256i t7_v = _mm256_sub_epi64(_mm256_slli_epi64(t5_v, 8), t5_v);
            const __m256i y_new_v = _mm256_sub_epi64(t6_v, t7_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        i_done = end;
    }
    /* remaining iterations */
    for (size_t i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (size_t i = 0; i < n; i++)
#endif
 {
        unsigned long long u = (unsigned long long)x[i];
        y[i] = (long long)(u * 9u - (u << 1) * 7u + 0ull - (u >> 5) * 255u);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
