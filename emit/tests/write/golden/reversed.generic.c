/* vcc 0 wrote this from input.c for generic */
void f(int n, const int *x, int *y);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void f(int n, const int *x, int *y)
{
	{
		int i = 0;
		/* vcc: line 4: 8 lanes, generic */
		{
			const unsigned long trips = (unsigned long)n - (unsigned long)i;
			if ((long)trips >= 8) {
				const unsigned long end = trips & ~7UL;
				const int *const t = x + (long)((unsigned long)n - 1);
				unsigned long j = 0UL;
				const int *from = t;
				int more;
				do {
					const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(from - 3);
					const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(from - 7);
					const vcc_u32x4 x_v0 = __builtin_shufflevector(x_v, x_v, 3, 2, 1, 0);
					const vcc_u32x4 x_v1 = __builtin_shufflevector(x2_v, x2_v, 3, 2, 1, 0);
					unsigned long t2;
					*(vcc_u32x4 *)(void *)(y + j) = x_v0;
					*(vcc_u32x4 *)(void *)(y + j + 4) = x_v1;
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
