/* vcc 0 wrote this from input.c for sse2 */
unsigned f(int n, const unsigned char *p);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <emmintrin.h>
unsigned f(int n, const unsigned char *p)
{
  unsigned s = 5;
  int i = 0;
  if (n > 0) again: {
    /* vcc: line 6: 16 lanes, sse2 */
    {
      const unsigned long trips = (unsigned long)n - (unsigned long)i;
      if ((long)trips >= 16) {
        const unsigned long end = trips & ~15UL;
        const __m128i t_v = _mm_set1_epi32(0);
        __m128i s_v0 = t_v;
        __m128i s_v1 = t_v;
        __m128i s_v2 = t_v;
        __m128i s_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
          const __m128i p_v = _mm_loadu_si128((const __m128i *)(const void *)(p + (long)i + k));
          const __m128i t2_v = _mm_unpacklo_epi8(p_v, _mm_setzero_si128());
          const __m128i t3_v = _mm_unpacklo_epi8(_mm_srli_si128(p_v, 4), _mm_setzero_si128());
          const __m128i t4_v = _mm_unpacklo_epi8(_mm_srli_si128(p_v, 8), _mm_setzero_si128());
          const __m128i t5_v = _mm_srli_si128(p_v, 12);
          const __m128i t6_v = _mm_unpacklo_epi8(t5_v, _mm_setzero_si128());
          const __m128i t_v0 = _mm_unpacklo_epi16(t2_v, _mm_setzero_si128());
          const __m128i t_v1 = _mm_unpacklo_epi16(t3_v, _mm_setzero_si128());
          const __m128i t_v2 = _mm_unpacklo_epi16(t4_v, _mm_setzero_si128());
          const __m128i t_v3 = _mm_unpacklo_epi16(t6_v, _mm_setzero_si128());
          const __m128i t2_v0 = _mm_add_epi32(s_v0, t_v0);
          const __m128i t2_v1 = _mm_add_epi32(s_v1, t_v1);
          const __m128i t2_v2 = _mm_add_epi32(s_v2, t_v2);
          const __m128i t2_v3 = _mm_add_epi32(s_v3, t_v3);
          s_v0 = t2_v0;
          s_v1 = t2_v1;
          s_v2 = t2_v2;
          s_v3 = t2_v3;
        }
        {
          const __m128i t7_v = _mm_add_epi32(_mm_add_epi32(s_v0, s_v1), _mm_add_epi32(s_v2, s_v3));
          const __m128i t8_v = _mm_add_epi32(t7_v, _mm_srli_si128(t7_v, 8));
          const __m128i t9_v = _mm_add_epi32(t8_v, _mm_srli_si128(t8_v, 4));
          const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t9_v);
          s = s + t;
          i = (int)((unsigned int)i + (unsigned int)end);
        }
      }
    }
    /* remaining iterations */
    while (i < n) { __asm__ __volatile__(""); s += p[i]; i++; }
  } else s++;
  if (s == 1) goto again;
  return s;
}
