/* vcc 0 wrote this from input.c for sse2; flags:  */
void f(int n, const int *x, int *y);
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <emmintrin.h>
void f(int n, const int *x, int *y)
{
	{
		int i = 0;
		/* vcc: line 4: 8 lanes, sse2 */
		{
			const unsigned long trips = (unsigned long)n - (unsigned long)i;
			if ((long)trips >= 8l) {
				const unsigned long end = trips & ~7ul;
				const int *const t = x + (long)((unsigned long)n - 1ul);
				unsigned long j = 0ul;
				const int *from = t;
				int more;
				do {
					const __m128i t1 = _mm_loadu_si128((const void *)(from - 3));
					const __m128i t2 = _mm_loadu_si128((const void *)(from - 7));
					const __m128i x_v0 = _mm_shuffle_epi32(t1, 0x1b);
					const __m128i x_v1 = _mm_shuffle_epi32(t2, 0x1b);
					unsigned long t3;
					_mm_storeu_si128((void *)(y + j), x_v0);
					_mm_storeu_si128((void *)((y + j) + 4), x_v1);
					t3 = j + 8ul;
					more = t3 < end;
					j = t3;
					from = t - t3;
				} while (more);
				i = (int)((unsigned int)i + (unsigned int)end);
			}
		}
		for (; i < n; i++) { __asm__ __volatile__("");
	{
		y[i] = x[n - 1 - i];
	} }
	}
}
