/* vcc 0.1.0 wrote this from block_shifts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u32 r[8] restrict | out u8 bytes[4] restrict | u32 x | u32 y */
/* One value shifted by a number in each lane, in the first one not at all. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_shifts(int n, unsigned *restrict r, unsigned char *restrict bytes, unsigned x, unsigned y)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 12: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i x_v = _mm_set1_epi32((int)x);
        const __m128i t_v = _mm_set1_epi32(15);
        const __m128i t2_v = _mm_srlv_epi32(x_v, _mm_setr_epi32(0, 4, 8, 12));
        const __m128i t3_v = _mm_setr_epi32(16, 20, 24, 28);
        _mm_storeu_si128((__m128i *)(void *)r, _mm_and_si128(t2_v, t_v));
        const __m128i t4_v = _mm_and_si128(_mm_srlv_epi32(x_v, t3_v), t_v);
        _mm_storeu_si128((__m128i *)(void *)(r + 4), t4_v);
    }
#else
    r[0] = x & 15;
    r[1] = x >> 4 & 15;
    r[2] = x >> 8 & 15;
    r[3] = x >> 12 & 15;
    r[4] = x >> 16 & 15;
    r[5] = x >> 20 & 15;
    r[6] = x >> 24 & 15;
    r[7] = x >> 28 & 15;
#endif
    bytes[0] = y >> 24;
    bytes[1] = y >> 16;
    bytes[2] = y >> 8;
    bytes[3] = y;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
