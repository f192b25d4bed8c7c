/* vcc 0.1.0 wrote this from product_small_factors.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void product_small_factors(int n, const int *x, int *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256i t2_v = _mm256_set1_epi32(21);
        const __m256i t3_v = _mm256_set1_epi32(100);
        const __m256i t4_v = _mm256_set1_epi32(31);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256i t5_v = _mm256_mullo_epi32(_mm256_xor_si256(x_last_v, t2_v), t3_v);
        const __m256i t6_v = _mm256_add_epi32(_mm256_mullo_epi32(x_last_v, t_v), t5_v);
        const __m256i t7_v = _mm256_mullo_epi32(_mm256_srli_epi32(x_last_v, 3), t4_v);
        const __m256i y_new_last_v = _mm256_sub_epi32(t6_v, t7_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t8_v = _mm256_mullo_epi32(_mm256_xor_si256(x_v, t2_v), t3_v);
            const __m256i t9_v = _mm256_add_epi32(_mm256_mullo_epi32(x_v, t_v), t8_v);
            const __m256i t10_v = _mm256_mullo_epi32(_mm256_srli_epi32(x_v, 3), t4_v);
            const __m256i y_new_v = _mm256_sub_epi32(t9_v, t10_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned u = (unsigned)x[i];
        y[i] = (int)(u * 5u + (u ^ 21u) * 100u - (u >> 3) * 31u);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
