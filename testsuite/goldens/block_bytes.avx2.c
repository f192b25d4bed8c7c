/* vcc 0.1.0 wrote this from block_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u8 r[9] restrict | in u8 a[9] | in i8 b[9] */
/* Half a register of bytes; the ninth is alone. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_bytes(int n, unsigned char *restrict r, const unsigned char *a, const signed char *b)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 12: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)a);
        const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)b);
        const __m128i t_v = _mm_add_epi16(_mm_cvtepu8_epi16(a_v), _mm_cvtepi8_epi16(b_v));
        const __m128i t2_v = _mm_and_si128(_mm_srli_epi16(t_v, 1), _mm_set1_epi16(255));
        const __m128i t3_v = _mm_packus_epi16(t2_v, t2_v);
        _mm_storel_epi64((__m128i *)(void *)r, t3_v);
    }
#else
    r[0] = (a[0] + b[0]) >> 1;
    r[1] = (a[1] + b[1]) >> 1;
    r[2] = (a[2] + b[2]) >> 1;
    r[3] = (a[3] + b[3]) >> 1;
    r[4] = (a[4] + b[4]) >> 1;
    r[5] = (a[5] + b[5]) >> 1;
    r[6] = (a[6] + b[6]) >> 1;
    r[7] = (a[7] + b[7]) >> 1;
#endif
    r[8] = (a[8] + b[8]) >> 1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
