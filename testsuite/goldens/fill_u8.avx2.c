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
    /* vcc: line 4: 32 lanes, then 4, avx2 */
    if (n > 0 && n >= 4) {
        const unsigned long end = n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i v_v = _mm256_set1_epi8((char)v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            _mm256_storeu_si256((__m256i *)(void *)(p + k), v_v);
        }
        const __m128i v2_v = _mm_set1_epi8((char)v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const int t_v = _mm_cvtsi128_si32(v2_v);
            __builtin_memcpy((void *)(p + k), &t_v, sizeof t_v);
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
