/* vcc 0.1.0 wrote this from recurrences_hashes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[4*n] | -> u32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned recurrences_hashes(int n, const unsigned *x)
{
    unsigned a = 1, b = 2, c = 3, d = 4;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2 */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long t = (unsigned long)n - 1;
        __m128i abcd_v = _mm_setr_epi32(1, 2, 3, 4);
        const unsigned int *x_s = x;
        unsigned int i_s = 0u;
        /* what iterations hand on side by side, one at a time */
        unsigned long k;
        for (k = 0; k < t; k++) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)x_s);
            const __m128i t_v = _mm_srli_epi32(abcd_v, 3);
            abcd_v = _mm_add_epi32(_mm_slli_epi32(_mm_xor_si128(abcd_v, x_v), 5), t_v);
            x_s = x_s + 4;
            i_s = i_s + 1u;
        }
        {
            const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(abcd_v);
            a = t2;
            const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(_mm_srli_si128(abcd_v, 4));
            b = t3;
            const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(_mm_srli_si128(abcd_v, 8));
            c = t4;
            const unsigned int t5 = (unsigned int)_mm_cvtsi128_si32(_mm_srli_si128(abcd_v, 12));
            d = t5;
            x = x_s;
            i_done = (int)i_s;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++, x += 4) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++, x += 4) {
#endif
        a = ((a ^ x[0]) << 5) + (a >> 3);
        b = ((x[1] ^ b) << 5) + (b >> 3);
        c = ((c ^ x[2]) << 5) + (c >> 3);
        d = ((x[3] ^ d) << 5) + (d >> 3);
    }
    return a ^ b * 3 ^ c * 5 ^ d * 7;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
