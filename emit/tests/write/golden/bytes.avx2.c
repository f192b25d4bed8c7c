/* vcc 0 wrote this from input.c for avx2; flags:  */
unsigned f(int n, const unsigned char *p);
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <immintrin.h>
__attribute__((__target__("avx2")))
unsigned f(int n, const unsigned char *p)
{
  unsigned s = 5;
  int i = 0;
  if (n > 0) again: {
    /* vcc: line 6: 16 lanes, avx2 */
    {
      const unsigned long trips = (unsigned long)n - (unsigned long)i;
      if ((long)trips >= 16l) {
        const unsigned long end = trips & ~15ul;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        __m256i s_v0 = t_v;
        __m256i s_v1 = t_v;
        unsigned long k;
        __m256i t1;
        __m128i t2;
        __m128i t3;
        __m128i t4;
        __m128i t5;
        __m128i t6;
        __m128i t7;
        __m128i t8;
        unsigned int t;
        for (k = 0; k < end; k += 16) {
          const __m128i p_v = _mm_loadu_si128((const void *)(p + (long)i + k));
          const __m256i t_v0 = _mm256_cvtepu8_epi32(p_v);
          const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(p_v, 8));
          const __m256i t_v2 = _mm256_add_epi32(s_v0, t_v0);
          const __m256i t_v3 = _mm256_add_epi32(s_v1, t_v1);
          s_v0 = t_v2;
          s_v1 = t_v3;
        }
        t1 = _mm256_add_epi32(s_v0, s_v1);
        t2 = _mm256_castsi256_si128(t1);
        t3 = _mm256_extracti128_si256(t1, 1);
        t4 = _mm_add_epi32(t2, t3);
        t5 = _mm_srli_si128(t4, 8);
        t6 = _mm_add_epi32(t4, t5);
        t7 = _mm_srli_si128(t6, 4);
        t8 = _mm_add_epi32(t6, t7);
        t = (unsigned int)_mm_cvtsi128_si32(t8);
        s = s + t;
        i = (int)((unsigned int)i + (unsigned int)end);
      }
    }
    while (i < n) { __asm__ __volatile__(""); { s += p[i]; i++; } }
  } else s++;
  if (s == 1) goto again;
  return s;
}
