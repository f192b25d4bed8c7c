/* vcc 0.1.0 wrote this from block_choices.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u8 pixels[8] restrict | in i16 a[8] | in i16 b[8] | inout i32 low[4] restrict | in i32 p[4] | out i32 flags[4] restrict */
/* Conditional expressions: what they read is read before, so that they are selections. */
#define CLIP(x) ((x) < 0 ? 0 : (x) > 255 ? 255 : (x))
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_choices(int n, unsigned char *restrict pixels, const short *a, const short *b, int *restrict low, const int *p,
                   int *restrict flags)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 7 to 18: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)a);
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)b);
        const __m128i t_v = _mm_set1_epi32((int)0x00010001);
        const __m128i t_v0 = _mm_madd_epi16(_mm_unpacklo_epi16(a_v, b_v), t_v);
        const __m128i t_v1 = _mm_madd_epi16(_mm_unpackhi_epi16(a_v, b_v), t_v);
        const __m128i t2_v = _mm_packs_epi32(t_v0, t_v1);
        const __m128i t3_v = _mm_packus_epi16(t2_v, t2_v);
        _mm_storel_epi64((__m128i *)(void *)pixels, t3_v);
        const __m128i p_v = _mm_loadu_si128((const __m128i *)(const void *)p);
        const __m128i low_v = _mm_loadu_si128((const __m128i *)(const void *)low);
        const __m128i t4_v = _mm_min_epi32(p_v, low_v);
        _mm_storeu_si128((__m128i *)(void *)low, t4_v);
    }
#else
    pixels[0] = CLIP(a[0] + b[0]);
    pixels[1] = CLIP(a[1] + b[1]);
    pixels[2] = CLIP(a[2] + b[2]);
    pixels[3] = CLIP(a[3] + b[3]);
    pixels[4] = CLIP(a[4] + b[4]);
    pixels[5] = CLIP(a[5] + b[5]);
    pixels[6] = CLIP(a[6] + b[6]);
    pixels[7] = CLIP(a[7] + b[7]);
    low[0] = p[0] < low[0] ? p[0] : low[0];
    low[1] = p[1] < low[1] ? p[1] : low[1];
    low[2] = p[2] < low[2] ? p[2] : low[2];
    low[3] = p[3] < low[3] ? p[3] : low[3];
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 19 to 22: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i p_v = _mm_loadu_si128((const __m128i *)(const void *)p);
        const __m128i mask_v = _mm_cmpeq_epi32(p_v, _mm_set1_epi32((int)n));
        const __m128i mask2_v = _mm_cmpgt_epi32(p_v, _mm_set1_epi32(100));
        const __m128i t_v = _mm_and_si128(_mm_or_si128(mask_v, mask2_v), _mm_set1_epi32(1));
        _mm_storeu_si128((__m128i *)(void *)flags, t_v);
    }
#else
    flags[0] = p[0] == n || p[0] > 100;
    flags[1] = p[1] == n || p[1] > 100;
    flags[2] = p[2] == n || p[2] > 100;
    flags[3] = p[3] == n || p[3] > 100;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
