/* vcc 0.1.0 wrote this from block_reversed.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 y[8] | i32 k */
/* What is read backwards is what is written: all of it comes first. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_reversed(int n, int *y, int k)
{
    unsigned a = y[7], b = y[6], c = y[5], d = y[4];
#ifdef VCC_VECTOR
    /* vcc: block at lines 6 to 13: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i y_v = _mm_loadu_si128((const __m128i *)(const void *)(y + 4));
        const __m128i k_v = _mm_set1_epi32((int)k);
        const __m128i t_v = _mm_add_epi32(_mm_shuffle_epi32(y_v, 0x1b), k_v);
        const __m128i n_v = _mm_set1_epi32((int)n);
        _mm_storeu_si128((__m128i *)(void *)y, t_v);
        const __m128i t2_v = _mm_sub_epi32(y_v, n_v);
        _mm_storeu_si128((__m128i *)(void *)(y + 4), t2_v);
    }
    (void)a, (void)b, (void)c, (void)d;
#else
    y[0] = (int)(a + (unsigned)k);
    y[1] = (int)(b + (unsigned)k);
    y[2] = (int)(c + (unsigned)k);
    y[3] = (int)(d + (unsigned)k);
    y[4] = (int)(d - (unsigned)n);
    y[5] = (int)(c - (unsigned)n);
    y[6] = (int)(b - (unsigned)n);
    y[7] = (int)(a - (unsigned)n);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
