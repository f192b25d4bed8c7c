/* vcc 0.1.0 wrote this from checksum_xor.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | -> u64 */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 8, ssse3 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m128i t_v = _mm_set1_epi64x(0l);
        __m128i h_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m128i x_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(x + (long)(k + copy * 2)));
                h_v[copy] = _mm_xor_si128(h_v[copy], x_v);
            }
        }
        {
            const __m128i h2_v = _mm_xor_si128(h_v[2], h_v[6]);
            const __m128i h3_v = _mm_xor_si128(h_v[3], h_v[7]);
            const __m128i h4_v = _mm_xor_si128(_mm_xor_si128(h_v[0], h_v[4]), h2_v);
            const __m128i h5_v = _mm_xor_si128(_mm_xor_si128(h_v[1], h_v[5]), h3_v);
            const __m128i h6_v = _mm_xor_si128(h4_v, h5_v);
            const __m128i h7_v = _mm_xor_si128(h6_v, _mm_srli_si128(h6_v, 8));
            const unsigned long h_s = (unsigned long)_mm_cvtsi128_si64(h7_v);
            i = (int)end;
            h = h ^ h_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        h ^= x[i];
    }
#else
    for (i = 0; i < n; i++)
        h ^= x[i];
#endif
    return h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
