/* vcc 0.1.0 wrote this from fixed_filter.c for sse4.1 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#ifdef VCC_VECTOR
#include <smmintrin.h>
__attribute__((__target__("sse4.1")))
#endif
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, sse4.1 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m128i t_v = _mm_set1_epi32(16);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + k));
            const __m128i t2_v = _mm_set1_epi32((int)0x000b0003);
            const __m128i t_v0 = _mm_madd_epi16(_mm_unpacklo_epi16(x_v, x2_v), t2_v);
            const __m128i t_v1 = _mm_madd_epi16(_mm_unpackhi_epi16(x_v, x2_v), t2_v);
            const __m128i x3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + k));
            const __m128i x4_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + k));
            const __m128i t3_v = _mm_set1_epi32((int)0x0003000b);
            const __m128i t2_v0 = _mm_madd_epi16(_mm_unpacklo_epi16(x3_v, x4_v), t3_v);
            const __m128i t2_v1 = _mm_madd_epi16(_mm_unpackhi_epi16(x3_v, x4_v), t3_v);
            const __m128i t3_v0 = _mm_add_epi32(t_v0, t2_v0);
            const __m128i t3_v1 = _mm_add_epi32(t_v1, t2_v1);
            const __m128i t4_v0 = _mm_add_epi32(t3_v0, t_v);
            const __m128i t4_v1 = _mm_add_epi32(t3_v1, t_v);
            const __m128i t5_v0 = _mm_srai_epi32(t4_v0, 5);
            const __m128i t5_v1 = _mm_srai_epi32(t4_v1, 5);
            const __m128i y_new_v = _mm_packs_epi32(t5_v0, t5_v1);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
