/* vcc 0.1.0 wrote this from omp_safelen_far.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+12] */
/* The distance is at least 8, which vcc cannot see. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void omp_safelen_far(int n, int *a)
{
    int m = 8 + n % 5;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        __m256i t3_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_new_v = _mm256_add_epi32(_mm256_srai_epi32(a_v, 1), t3_v);
            const __m256i t4_v = _mm256_add_epi32(t3_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + (long)m + k), a_new_v);
            t3_v = t4_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + m] = (a[i] >> 1) + i;
    }
#else
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + m] = (a[i] >> 1) + i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
