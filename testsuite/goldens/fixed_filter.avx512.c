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
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i t2_v = _mm256_set1_epi32(11);
        const __m256i t3_v = _mm256_set1_epi32(16);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m128i x_last2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + last));
        const __m256i t4_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last_v), t_v);
        const __m256i t5_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last2_v), t2_v);
        const __m128i x_last3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + last));
        const __m256i t6_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last3_v), t2_v);
        const __m128i x_last4_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + last));
        const __m256i t7_v = _mm256_add_epi32(_mm256_add_epi32(t4_v, t5_v), t6_v);
        const __m256i t8_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x_last4_v), t_v);
        const __m256i t9_v = _mm256_add_epi32(_mm256_add_epi32(t7_v, t8_v), t3_v);
        const __m512i t10_v = _mm512_set1_epi32(16);
        const __m128i y_new_last_v = _mm256_cvtsepi32_epi16(_mm256_srai_epi32(t9_v, 5));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m512i x_v = _mm512_loadu_si512((const void *)(x + k));
            const __m512i x2_v = _mm512_loadu_si512((const void *)(x + 1 + k));
            const __m512i t11_v = _mm512_set1_epi32((int)0x000b0003);
            const __m512i t_v0 = _mm512_madd_epi16(_mm512_unpacklo_epi16(x_v, x2_v), t11_v);
            const __m512i t_v1 = _mm512_madd_epi16(_mm512_unpackhi_epi16(x_v, x2_v), t11_v);
            const __m512i x3_v = _mm512_loadu_si512((const void *)(x + 2 + k));
            const __m512i x4_v = _mm512_loadu_si512((const void *)(x + 3 + k));
            const __m512i t12_v = _mm512_set1_epi32((int)0x0003000b);
            const __m512i t2_v0 = _mm512_madd_epi16(_mm512_unpacklo_epi16(x3_v, x4_v), t12_v);
            const __m512i t2_v1 = _mm512_madd_epi16(_mm512_unpackhi_epi16(x3_v, x4_v), t12_v);
            const __m512i t3_v0 = _mm512_add_epi32(t_v0, t2_v0);
            const __m512i t3_v1 = _mm512_add_epi32(t_v1, t2_v1);
            const __m512i t4_v0 = _mm512_add_epi32(t3_v0, t10_v);
            const __m512i t4_v1 = _mm512_add_epi32(t3_v1, t10_v);
            const __m512i t5_v0 = _mm512_srai_epi32(t4_v0, 5);
            const __m512i t5_v1 = _mm512_srai_epi32(t4_v1, 5);
            const __m512i y_new_v = _mm512_packs_epi32(t5_v0, t5_v1);
            _mm512_storeu_si512((void *)(y + k), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x5_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x6_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 1 + k));
            const __m256i t13_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x5_v), t_v);
            const __m256i t14_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x6_v), t2_v);
            const __m128i x7_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 2 + k));
            const __m256i t15_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x7_v), t2_v);
            const __m128i x8_v = _mm_loadu_si128((const __m128i *)(const void *)(x + 3 + k));
            const __m256i t16_v = _mm256_add_epi32(_mm256_add_epi32(t13_v, t14_v), t15_v);
            const __m256i t17_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(x8_v), t_v);
            const __m256i t18_v = _mm256_add_epi32(_mm256_add_epi32(t16_v, t17_v), t3_v);
            const __m128i y_new2_v = _mm256_cvtsepi32_epi16(_mm256_srai_epi32(t18_v, 5));
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
        i_done = n;
    }
    return i_done;
}

#endif
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, the last ones overlapping, avx512 */
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
