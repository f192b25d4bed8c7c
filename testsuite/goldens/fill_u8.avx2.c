/* vcc 0.1.0 wrote this from fill_u8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | u8 v | out u8 p[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void fill_u8(unsigned long n, unsigned char v, unsigned char *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes x 2, then 8, avx2 */
    if (n >= 8) {
        const unsigned long end = n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i v_v = _mm256_set1_epi8((char)v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            _mm256_storeu_si256((__m256i *)(void *)(p + k), v_v);
            _mm256_storeu_si256((__m256i *)(void *)(p + k + 32), v_v);
        }
        const __m128i v2_v = _mm_set1_epi8((char)v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            _mm_storel_epi64((__m128i *)(void *)(p + k), v2_v);
        }
        n = n - end;
        p = p + end;
    }
    /* remaining iterations */
    while (n--) {
        VCC_KEEP_SCALAR;
        *p++ = v;
    }
#else
    while (n--)
        *p++ = v;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
