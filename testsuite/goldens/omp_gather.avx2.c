/* vcc 0.1.0 wrote this from omp_gather.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 k[n] | in float t[256] | out float y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void omp_gather(int n, const unsigned char *k, const float *t, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(2.0f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m128i k_v = _mm_loadl_epi64((const __m128i *)(const void *)(k + k2));
            __m256i t2_v = _mm256_cvtepu8_epi32(k_v);
            __asm__("" : "+v"(t2_v));
            const __m256 y_new_v = _mm256_mul_ps(_mm256_i32gather_ps(t, t2_v, 4), t_v);
            _mm256_storeu_ps(y + k2, y_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = t[k[i]] * 2;
    }
#else
#pragma omp simd
    for (i = 0; i < n; i++)
        y[i] = t[k[i]] * 2;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
