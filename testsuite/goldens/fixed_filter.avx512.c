/* vcc 0.1.0 wrote this from fixed_filter.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int fixed_filter_vec0(int n, const short *x, short *y, int i_done)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m512i t_v = _mm512_set1_epi32(16);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m512i x_v = _mm512_loadu_si512((const void *)(x + k));
            const __m512i x2_v = _mm512_loadu_si512((const void *)(x + 1 + k));
            const __m512i t5_v = _mm512_set1_epi32((int)0x000b0003);
            const __m512i t_v0 = _mm512_madd_epi16(_mm512_unpacklo_epi16(x_v, x2_v), t5_v);
            const __m512i t_v1 = _mm512_madd_epi16(_mm512_unpackhi_epi16(x_v, x2_v), t5_v);
            const __m512i x3_v = _mm512_loadu_si512((const void *)(x + 2 + k));
            const __m512i x4_v = _mm512_loadu_si512((const void *)(x + 3 + k));
            const __m512i t6_v = _mm512_set1_epi32((int)0x0003000b);
            const __m512i t2_v0 = _mm512_madd_epi16(_mm512_unpacklo_epi16(x3_v, x4_v), t6_v);
            const __m512i t2_v1 = _mm512_madd_epi16(_mm512_unpackhi_epi16(x3_v, x4_v), t6_v);
            const __m512i t3_v0 = _mm512_add_epi32(t_v0, t2_v0);
            const __m512i t3_v1 = _mm512_add_epi32(t_v1, t2_v1);
            const __m512i t4_v0 = _mm512_add_epi32(t3_v0, t_v);
            const __m512i t4_v1 = _mm512_add_epi32(t3_v1, t_v);
            const __m512i t5_v0 = _mm512_srai_epi32(t4_v0, 5);
            const __m512i t5_v1 = _mm512_srai_epi32(t4_v1, 5);
            const __m512i y_new_v = _mm512_packs_epi32(t5_v0, t5_v1);
            _mm512_storeu_si512((void *)(y + k), y_new_v);
        }
        const __m256i t2_v = _mm256_set1_epi32(3);
        const __m256i t3_v = _mm256_set1_epi32(11);
        const __m256i t4_v = _mm256_set1_epi32(16);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x5_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x6_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + k));
            const __m256i t7_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x5_v), t2_v);
            const __m256i t8_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x6_v), t3_v);
            const __m128i x7_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + k));
            const __m256i t9_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x7_v), t3_v);
            const __m128i x8_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + k));
            const __m256i t10_v = _mm256_add_epi32(_mm256_add_epi32(t7_v, t8_v), t9_v);
            const __m256i t11_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x8_v), t2_v);
            const __m256i t12_v = _mm256_add_epi32(_mm256_add_epi32(t10_v, t11_v), t4_v);
            const __m128i y_new2_v = _mm256_cvtsepi32_epi16(_mm256_srai_epi32(t12_v, 5));
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        i_done = (int)end;
    }
    return i_done;
}

#endif
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx512 */
    int i_done = 0;
    i_done = fixed_filter_vec0(n, x, y, i_done);
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
