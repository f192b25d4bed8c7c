/* vcc 0.1.0 wrote this from gcc_ivdep_upper.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u16 a[2*n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void gcc_ivdep_upper(int n, unsigned short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned short *const a_s = a + (long)n + k;
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
            const __m256i a2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 16));
            const __m256i a2_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 16));
            const __m256i a_new_v0 = _mm256_add_epi16(a_v0, a2_v0);
            const __m256i a_new_v1 = _mm256_add_epi16(a_v1, a2_v1);
            _mm256_storeu_si256((__m256i *)(void *)a_s, a_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(a_s + 16), a_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            unsigned short *const a_s2 = a + (long)n + k;
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)a_s2);
            const __m128i a2_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_new_v = _mm_add_epi16(a_v, a2_v);
            _mm_storeu_si128((__m128i *)(void *)a_s2, a_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
#pragma GCC unroll 2
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + n] = (unsigned short)(a[i + n] + a[i]);
    }
#else
#pragma GCC ivdep
#pragma GCC unroll 2
    for (i = 0; i < n; i++)
        a[i + n] = (unsigned short)(a[i + n] + a[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
