/* vcc 0.1.0 wrote this from block_overwritten.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u32 y[5] restrict | in u32 x[4] */
/* A variable that held the same number has another one since, though nothing reads that. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_overwritten(int n, unsigned *restrict y, const unsigned *x)
{
    unsigned held = (unsigned)n;
    if (n > 3)
        y[4] = held;
    held = 2;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 12: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)x);
        const __m128i t_v = _mm_mullo_epi32(x_v, _mm_set1_epi32((int)n));
        _mm_storeu_si128((__m128i *)(void *)y, t_v);
    }
#else
    y[0] = x[0] * (unsigned)n;
    y[1] = x[1] * (unsigned)n;
    y[2] = x[2] * (unsigned)n;
    y[3] = x[3] * (unsigned)n;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
