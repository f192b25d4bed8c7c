/* vcc 0 wrote this from input.c for sse2; flags:  */
unsigned f(int n, const unsigned char *p);
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <emmintrin.h>
unsigned f(int n, const unsigned char *p)
{
  unsigned s = 5;
  int i = 0;
  if (n > 0) again: {
    /* vcc: line 6: 16 lanes, sse2 */
    {
      const unsigned long trips = (unsigned long)n - (unsigned long)i;
      if ((long)trips >= 16l) {
        const unsigned long end = trips & ~15ul;
        const __m128i t_v = _mm_set1_epi32((int)(0));
        __m128i s_v0 = t_v;
        __m128i s_v1 = t_v;
        __m128i s_v2 = t_v;
        __m128i s_v3 = t_v;
        unsigned long k;
        __m128i t8;
        __m128i t9;
        __m128i t10;
        __m128i t11;
        __m128i t12;
        __m128i t13;
        __m128i t14;
        unsigned int t7;
        for (k = 0; k < end; k += 16) {
          const __m128i p_v = _mm_loadu_si128((const void *)(p + (long)i + k));
          const __m128i t = _mm_unpacklo_epi8(p_v, _mm_setzero_si128());
          const __m128i t1 = _mm_srli_si128(p_v, 4);
          const __m128i t2 = _mm_unpacklo_epi8(t1, _mm_setzero_si128());
          const __m128i t3 = _mm_srli_si128(p_v, 8);
          const __m128i t4 = _mm_unpacklo_epi8(t3, _mm_setzero_si128());
          const __m128i t5 = _mm_srli_si128(p_v, 12);
          const __m128i t6 = _mm_unpacklo_epi8(t5, _mm_setzero_si128());
          const __m128i t_v0 = _mm_unpacklo_epi16(t, _mm_setzero_si128());
          const __m128i t_v1 = _mm_unpacklo_epi16(t2, _mm_setzero_si128());
          const __m128i t_v2 = _mm_unpacklo_epi16(t4, _mm_setzero_si128());
          const __m128i t_v3 = _mm_unpacklo_epi16(t6, _mm_setzero_si128());
          const __m128i t_v4 = _mm_add_epi32(s_v0, t_v0);
          const __m128i t_v5 = _mm_add_epi32(s_v1, t_v1);
          const __m128i t_v6 = _mm_add_epi32(s_v2, t_v2);
          const __m128i t_v7 = _mm_add_epi32(s_v3, t_v3);
          s_v0 = t_v4;
          s_v1 = t_v5;
          s_v2 = t_v6;
          s_v3 = t_v7;
        }
        t8 = _mm_add_epi32(s_v0, s_v1);
        t9 = _mm_add_epi32(s_v2, s_v3);
        t10 = _mm_add_epi32(t8, t9);
        t11 = _mm_srli_si128(t10, 8);
        t12 = _mm_add_epi32(t10, t11);
        t13 = _mm_srli_si128(t12, 4);
        t14 = _mm_add_epi32(t12, t13);
        t7 = (unsigned int)_mm_cvtsi128_si32(t14);
        s = s + t7;
        i = (int)((unsigned int)i + (unsigned int)end);
      }
    }
    while (i < n) { __asm__ __volatile__(""); { s += p[i]; i++; } }
  } else s++;
  if (s == 1) goto again;
  return s;
}
