/* vcc 0.1.0 wrote this from block_read_again.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 b[8] | inout u32 d[8] restrict | -> u32 */
/* What selections choose from was read before, in statements that others use. */
#define LARGER(x, y) ((x) > (y) ? (x) : (y))
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned block_read_again(int n, const unsigned *b, unsigned *restrict d)
{
    unsigned hash = 0, v = (unsigned)n;
#ifdef VCC_VECTOR
    /* vcc: block at line 7: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i d_v = _mm_loadu_si128((const __m128i *)(const void *)d);
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)b);
        const __m128i t_v = _mm_max_epu32(d_v, b_v);
        const __m128i t2_v = _mm_or_si128(t_v, _mm_srli_si128(t_v, 8));
        const __m128i t3_v = _mm_or_si128(t2_v, _mm_srli_si128(t2_v, 4));
        const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t3_v);
        v = t | (unsigned int)n;
    }
#else
    v |= LARGER(d[0], b[0]) | LARGER(d[1], b[1]) | LARGER(d[2], b[2]) | LARGER(d[3], b[3]);
#endif
    hash = hash * 31 + v;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 12: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i d_v = _mm_loadu_si128((const __m128i *)(const void *)d);
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)b);
        const __m128i t_v = _mm_or_si128(_mm_max_epu32(d_v, b_v), _mm_set1_epi32((int)v));
        _mm_storeu_si128((__m128i *)(void *)d, t_v);
    }
#else
    d[0] = LARGER(d[0], b[0]) | v;
    d[1] = LARGER(d[1], b[1]) | v;
    d[2] = LARGER(d[2], b[2]) | v;
    d[3] = LARGER(d[3], b[3]) | v;
#endif
    return hash + d[0];
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
