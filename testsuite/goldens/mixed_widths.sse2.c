/* vcc 0.1.0 wrote this from mixed_widths.c for sse2 */
#if defined(__SSE2__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
#ifdef VCC_VECTOR
#include <emmintrin.h>
#endif
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, sse2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            int a_v;
            const __m128i a2_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_v, (const void *)(a + k), sizeof a_v),
                a_v));
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i t_v = _mm_unpacklo_epi8(a2_v, _mm_setzero_si128());
            const __m128i t2_v = _mm_set1_epi32((int)0x00010001);
            const __m128i t3_v = _mm_madd_epi16(_mm_unpacklo_epi16(t_v, b_v), t2_v);
            const __m128i t4_v = _mm_srli_si128(t3_v, 8);
            const __m128i t_v0 = _mm_unpacklo_epi32(t3_v, _mm_srai_epi32(t3_v, 31));
            const __m128i t_v1 = _mm_unpacklo_epi32(t4_v, _mm_srai_epi32(t4_v, 31));
            const __m128i c_v = _mm_loadu_si128((const __m128i *)(const void *)(c + k));
            const __m128i t5_v = _mm_srli_si128(c_v, 8);
            const __m128i t2_v0 = _mm_unpacklo_epi32(c_v, _mm_srai_epi32(c_v, 31));
            const __m128i t2_v1 = _mm_unpacklo_epi32(t5_v, _mm_srai_epi32(t5_v, 31));
            const __m128i d_new_v0 = _mm_add_epi64(t_v0, t2_v0);
            const __m128i d_new_v1 = _mm_add_epi64(t_v1, t2_v1);
            _mm_storeu_si128((__m128i *)(void *)(d + k), d_new_v0);
            _mm_storeu_si128((__m128i *)(void *)(d + k + 2), d_new_v1);
            const __m128i t6_v = _mm_unpacklo_epi16(b_v, _mm_srai_epi16(b_v, 15));
            const __m128 t7_v = _mm_cvtepi32_ps(t6_v);
            _mm_storeu_ps(e + k, _mm_add_ps(_mm_loadu_ps(e + k), t7_v));
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
