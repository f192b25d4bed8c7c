/* vcc 0.1.0 wrote this from omp_lastprivate.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out float y[n] restrict | -> float */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float omp_lastprivate(int n, const float *x, float *y)
{
    float t = 1;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(3.0f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_new_v = _mm256_mul_ps(_mm256_loadu_ps(x + at), t_v);
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 y_new2_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), t_v);
            _mm256_storeu_ps(y + k, y_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd lastprivate(t) aligned(y : 4) nontemporal(y)
    for (i = 0; i < n; i++) {
#endif
        t = x[i] * 3;
        y[i] = t;
    }
    return t;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
