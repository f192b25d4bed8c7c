/* vcc 0.1.0 wrote this from block_folded.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[16] | in i16 h[16] | in u8 a[16] | in u8 b[16] | out i32 y[1] restrict | inout i32 low[8] | -> u32 */
/* Values that are folded of many which are computed alike. */
#define DISTANCE(x, y) ((x) > (y) ? (x) - (y) : (y) - (x))
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned block_folded(int n, const short *x, const short *h, const unsigned char *a, const unsigned char *b, int *restrict y,
                      int *low)
{
    int least = n, sum = n;
    unsigned all = (unsigned)n;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 10: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i h_v = _mm_loadu_si128((const __m128i *)(const void *)h);
        const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)x);
        const __m128i t_v = _mm_madd_epi16(x_v, _mm_srai_epi16(h_v, 3));
        const __m128i t2_v = _mm_add_epi32(t_v, _mm_srli_si128(t_v, 8));
        const __m128i t3_v = _mm_add_epi32(t2_v, _mm_srli_si128(t2_v, 4));
        const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t3_v);
        *y = (int)t;
    }
#else
    y[0] = x[0] * (h[0] >> 3) + x[1] * (h[1] >> 3) + x[2] * (h[2] >> 3) + x[3] * (h[3] >> 3)
         + x[4] * (h[4] >> 3) + x[5] * (h[5] >> 3) + x[6] * (h[6] >> 3) + x[7] * (h[7] >> 3);
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 11 to 18: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m256i low_v = _mm256_loadu_si256((const __m256i *)(const void *)low);
        const __m128i t_v = _mm256_extracti128_si256(low_v, 1);
        const __m128i t2_v = _mm_min_epi32(_mm256_castsi256_si128(low_v), t_v);
        const __m128i t3_v = _mm_min_epi32(t2_v, _mm_srli_si128(t2_v, 8));
        const __m128i t4_v = _mm_min_epi32(t3_v, _mm_srli_si128(t3_v, 4));
        const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t4_v);
        least = (int)t < n ? (int)t : n;
    }
#else
    least = low[0] < least ? low[0] : least;
    least = low[1] < least ? low[1] : least;
    least = low[2] < least ? low[2] : least;
    least = low[3] < least ? low[3] : least;
    least = low[4] < least ? low[4] : least;
    least = low[5] < least ? low[5] : least;
    least = low[6] < least ? low[6] : least;
    least = low[7] < least ? low[7] : least;
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 19 to 26: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)a);
        const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)b);
        const unsigned long t = (unsigned long)_mm_cvtsi128_si64(_mm_sad_epu8(a_v, b_v));
        sum = (int)((unsigned int)t + (unsigned int)n);
    }
#else
    sum += DISTANCE(a[0], b[0]);
    sum += DISTANCE(a[1], b[1]);
    sum += DISTANCE(a[2], b[2]);
    sum += DISTANCE(a[3], b[3]);
    sum += DISTANCE(a[4], b[4]);
    sum += DISTANCE(a[5], b[5]);
    sum += DISTANCE(a[6], b[6]);
    sum += DISTANCE(a[7], b[7]);
#endif
#ifdef VCC_VECTOR
    /* vcc: block at line 27: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const unsigned char a_s = a[8];
        const unsigned char b_s = *b;
        __m128i t_v = _mm_set1_epi16(3);
        __asm__("" : "+v"(t_v));
        int a_v;
        const __m128i a2_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_v, (const void *)(a + 9), sizeof a_v),
            a_v));
        const __m128i t2_v = _mm_cvtepu16_epi32(_mm_mullo_epi16(_mm_cvtepu8_epi16(a2_v), t_v));
        const __m128i t3_v = _mm_xor_si128(t2_v, _mm_srli_si128(t2_v, 8));
        const __m128i t4_v = _mm_xor_si128(t3_v, _mm_srli_si128(t3_v, 4));
        const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t4_v);
        const unsigned int t2 = t ^ (unsigned int)n ^ (unsigned int)a_s ^ (unsigned int)b_s;
        all = t2;
    }
#else
    all ^= a[8] ^ a[9] * 3u ^ a[10] * 3u ^ a[11] * 3u ^ a[12] * 3u ^ b[0];
#endif
    return (unsigned)least + (unsigned)sum + all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
