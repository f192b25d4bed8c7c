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
    /* vcc: line 7: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(3.0f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256 y_new_v0 = _mm256_mul_ps(_mm256_loadu_ps(x + k), t_v);
            const __m256 y_new_v1 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 8), t_v);
            _mm256_storeu_ps(y + k, y_new_v0);
            _mm256_storeu_ps(y + k + 8, y_new_v1);
        }
        const __m128 t2_v = _mm_set1_ps(3.0f);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            _mm_storeu_ps(y + k, _mm_mul_ps(_mm_loadu_ps(x + k), t2_v));
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
