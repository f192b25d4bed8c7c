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
    /* vcc: line 6: 2 lanes x 8, then 2, ssse3 */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const __m128i t_v = _mm_set1_epi64x(0l);
        __m128i h_v0 = t_v;
        __m128i h_v1 = t_v;
        __m128i h_v2 = t_v;
        __m128i h_v3 = t_v;
        __m128i h_v4 = t_v;
        __m128i h_v5 = t_v;
        __m128i h_v6 = t_v;
        __m128i h_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 2));
            const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 4));
            const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 6));
            const __m128i x_v4 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 8));
            const __m128i x_v5 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 10));
            const __m128i x_v6 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 12));
            const __m128i x_v7 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 14));
            h_v0 = _mm_xor_si128(h_v0, x_v0);
            h_v1 = _mm_xor_si128(h_v1, x_v1);
            h_v2 = _mm_xor_si128(h_v2, x_v2);
            h_v3 = _mm_xor_si128(h_v3, x_v3);
            h_v4 = _mm_xor_si128(h_v4, x_v4);
            h_v5 = _mm_xor_si128(h_v5, x_v5);
            h_v6 = _mm_xor_si128(h_v6, x_v6);
            h_v7 = _mm_xor_si128(h_v7, x_v7);
        }
        const __m128i h_v = _mm_xor_si128(_mm_xor_si128(h_v0, h_v4), _mm_xor_si128(h_v2, h_v6));
        const __m128i h2_v = _mm_xor_si128(_mm_xor_si128(h_v1, h_v5), _mm_xor_si128(h_v3, h_v7));
        __m128i h3_v = _mm_xor_si128(h_v, h2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            h3_v = _mm_xor_si128(h3_v, x_v);
        }
        {
            const __m128i h4_v = _mm_xor_si128(h3_v, _mm_srli_si128(h3_v, 8));
            const unsigned long h_s = (unsigned long)_mm_cvtsi128_si64(h4_v);
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
