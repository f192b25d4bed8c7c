/* vcc 0.1.0 wrote this from omp_linear_last.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] restrict | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int omp_linear_last(int n, const int *x, int *y)
{
    int j = 7;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_mullo_epi32(t_v, _mm256_set1_epi32(3));
        const __m256i t3_v = _mm256_set1_epi32(24);
        const __m256i t4_v = _mm256_set1_epi32(48);
        const __m256i t5_v = _mm256_set1_epi32(72);
        const __m256i t6_v = _mm256_set1_epi32(96);
        __m256i t7_v = _mm256_add_epi32(_mm256_set1_epi32(7), t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i t_v0 = _mm256_add_epi32(t7_v, t3_v);
            const __m256i t_v1 = _mm256_add_epi32(t7_v, t4_v);
            const __m256i t_v2 = _mm256_add_epi32(t7_v, t5_v);
            const __m256i t_v3 = _mm256_add_epi32(t7_v, t6_v);
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 24));
            const __m256i y_new_v0 = _mm256_xor_si256(x_v0, t7_v);
            const __m256i y_new_v1 = _mm256_xor_si256(x_v1, t_v0);
            const __m256i y_new_v2 = _mm256_xor_si256(x_v2, t_v1);
            const __m256i y_new_v3 = _mm256_xor_si256(x_v3, t_v2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 16), y_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 24), y_new_v3);
            t7_v = t_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new_v = _mm256_xor_si256(x_v, t7_v);
            const __m256i t8_v = _mm256_add_epi32(t7_v, t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            t7_v = t8_v;
        }
        j = (int)((unsigned int)j + (unsigned int)end * 3u);
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd linear(j : 3) safelen(64)
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] ^ j;
        j += 3;
    }
    return j;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
