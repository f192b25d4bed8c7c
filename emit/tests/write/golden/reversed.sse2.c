/* vcc 0 wrote this from input.c for sse2 */
void f(int n, const int *x, int *y);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <emmintrin.h>
void f(int n, const int *x, int *y)
{
	{
		int i = 0;
		/* vcc: line 4: 8 lanes, sse2 */
		{
			const unsigned long trips = (unsigned long)n - (unsigned long)i;
			if ((long)trips >= 8) {
				const unsigned long end = trips & ~7UL;
				const int *const t = x + (long)((unsigned long)n - 1);
				unsigned long j = 0UL;
				const int *from = t;
				int more;
				do {
					const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(from - 3));
					const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(from - 7));
					const __m128i x_v0 = _mm_shuffle_epi32(x_v, 0x1b);
					const __m128i x_v1 = _mm_shuffle_epi32(x2_v, 0x1b);
					unsigned long t2;
					_mm_storeu_si128((__m128i *)(void *)(y + j), x_v0);
					_mm_storeu_si128((__m128i *)(void *)(y + j + 4), x_v1);
					t2 = j + 8;
					more = t2 < end;
					j = t2;
					from = t - t2;
				} while (more);
				i = (int)((unsigned int)i + (unsigned int)end);
			}
		}
	/* remaining iterations */
	for (; i < n; i++)
	{
		__asm__ __volatile__("");
		y[i] = x[n - 1 - i];
	}
	}
}
