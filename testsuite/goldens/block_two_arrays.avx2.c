/* vcc 0.1.0 wrote this from block_two_arrays.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float x[4] restrict | out u16 y[8] restrict | in float a[4] | in u16 b[8] */
/* Stores to two arrays in turn, of elements of other sizes. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_two_arrays(int n, float *restrict x, unsigned short *restrict y, const float *a, const unsigned short *b)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 16: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128 t_v = _mm_mul_ps(_mm_loadu_ps(a), _mm_set1_ps(0.5f));
        const __m128i t2_v = _mm_set1_epi16(23205);
        _mm_storeu_ps(x, t_v);
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)b);
        _mm_storeu_si128((__m128i *)(void *)y, _mm_xor_si128(b_v, t2_v));
    }
#else
    x[0] = a[0] * 0.5f;
    y[0] = b[0] ^ 0x5aa5;
    y[1] = b[1] ^ 0x5aa5;
    x[1] = a[1] * 0.5f;
    y[2] = b[2] ^ 0x5aa5;
    y[3] = b[3] ^ 0x5aa5;
    x[2] = a[2] * 0.5f;
    y[4] = b[4] ^ 0x5aa5;
    y[5] = b[5] ^ 0x5aa5;
    x[3] = a[3] * 0.5f;
    y[6] = b[6] ^ 0x5aa5;
    y[7] = b[7] ^ 0x5aa5;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
