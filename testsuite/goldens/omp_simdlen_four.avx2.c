/* vcc 0.1.0 wrote this from omp_simdlen_four.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | out i16 y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void omp_simdlen_four(int n, const short *x, short *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        __m128i t_v = _mm_set1_epi16(5);
        __asm__("" : "+v"(t_v));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i x_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i x_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k + 4));
            const __m128i y_new_v0 = _mm_mullo_epi16(x_v0, t_v);
            const __m128i y_new_v1 = _mm_mullo_epi16(x_v1, t_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new_v0);
            _mm_storel_epi64((__m128i *)(void *)(y + k + 4), y_new_v1);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(x[i] * 5);
    }
#else
#pragma omp simd simdlen(4) if (simd : 1)
    for (i = 0; i < n; i++)
        y[i] = (short)(x[i] * 5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
