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
    /* vcc: line 6: 8 lanes, then 2, avx2 */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const unsigned short t = 0;
        const __m128i t_v = _mm_set_epi16(7, 6, 5, 4, 3, 2, 1, 0);
        const __m128i t2_v = _mm_set1_epi16(8);
        __m128i t3_v = _mm_add_epi16(_mm_set1_epi16((short)t), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_new_v = _mm_xor_si128(a_v, t3_v);
            const __m128i t7_v = _mm_add_epi16(t3_v, t2_v);
            _mm_storeu_si128((__m128i *)(void *)(a + 8 + k), a_new_v);
            t3_v = t7_v;
        }
        const __m128i t4_v =
            _mm_set1_epi16((short)(unsigned short)((unsigned int)t + (unsigned int)(unsigned short)wide_end));
        const __m128i t5_v = _mm_set1_epi16(2);
        __m128i t6_v = _mm_add_epi16(t4_v, _mm_set_epi16(7, 6, 5, 4, 3, 2, 1, 0));
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k),
                sizeof a2_v), a2_v));
            const __m128i t8_v = _mm_add_epi16(t6_v, t5_v);
            const int t9_v = _mm_cvtsi128_si32(_mm_xor_si128(a3_v, t6_v));
            __builtin_memcpy((void *)(a + 8 + k), &t9_v, sizeof t9_v);
            t6_v = t8_v;
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
