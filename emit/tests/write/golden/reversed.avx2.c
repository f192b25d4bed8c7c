/* vcc 0 wrote this from input.c for avx2 */
void f(int n, const int *x, int *y);
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
void f(int n, const int *x, int *y)
{
	{
		int i = 0;
		/* vcc: line 4: 8 lanes, avx2 */
		{
			const unsigned long trips = (unsigned long)n - (unsigned long)i;
			if ((long)trips >= 8) {
				const unsigned long end = trips & ~7UL;
				const int *const t = x + (long)((unsigned long)n - 1);
				unsigned long j = 0UL;
				const int *from = t;
				int more;
				do {
					const __m256i x_v =
						_mm256_loadu_si256((const __m256i *)(const void *)(from - 7));
					const __m256i x2_v =
						_mm256_permutevar8x32_epi32(x_v, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7));
					unsigned long t2;
					_mm256_storeu_si256((__m256i *)(void *)(y + j), x2_v);
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
