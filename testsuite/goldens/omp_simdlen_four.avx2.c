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
    /* vcc: line 6: 4 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        __m128i t_v = _mm_set1_epi16(5);
        __asm__("" : "+v"(t_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + at));
                const __m128i y_new_v = _mm_mullo_epi16(x_v, t_v);
                _mm_storel_epi64((__m128i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i y_new2_v = _mm_mullo_epi16(x2_v, t_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
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
