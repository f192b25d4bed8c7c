/* vcc 0.1.0 wrote this from omp_safelen_eight.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 a[n+8] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void omp_safelen_eight(int n, short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m128i t_v = _mm_set_epi16(7, 6, 5, 4, 3, 2, 1, 0);
        const __m128i t2_v = _mm_set1_epi16(8);
        __m128i t3_v = _mm_add_epi16(_mm_set1_epi16((short)0), t_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_new_v = _mm_xor_si128(a_v, t3_v);
            const __m128i t4_v = _mm_add_epi16(t3_v, t2_v);
            _mm_storeu_si128((__m128i *)(void *)(a + 8 + k), a_new_v);
            t3_v = t4_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 8] = (short)(a[i] ^ i);
    }
#else
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + 8] = (short)(a[i] ^ i);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
