/* vcc 0 wrote this from input.c for avx2 */
unsigned f(int n, const unsigned char *p);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
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
      if ((long)trips >= 16) {
        const unsigned long end = trips & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        __m256i s_v0 = t_v;
        __m256i s_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
          const __m128i p_v = _mm_loadu_si128((const __m128i *)(const void *)(p + (long)i + k));
          const __m256i t_v0 = _mm256_cvtepu8_epi32(p_v);
          const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(p_v, 8));
          const __m256i t2_v0 = _mm256_add_epi32(s_v0, t_v0);
          const __m256i t2_v1 = _mm256_add_epi32(s_v1, t_v1);
          s_v0 = t2_v0;
          s_v1 = t2_v1;
        }
        {
          const __m256i t2_v = _mm256_add_epi32(s_v0, s_v1);
          const __m128i t3_v = _mm256_extracti128_si256(t2_v, 1);
          const __m128i t4_v = _mm_add_epi32(_mm256_castsi256_si128(t2_v), t3_v);
          const __m128i t5_v = _mm_add_epi32(t4_v, _mm_srli_si128(t4_v, 8));
          const __m128i t6_v = _mm_add_epi32(t5_v, _mm_srli_si128(t5_v, 4));
          const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t6_v);
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
