/* vcc 0 wrote this from input.c for generic; flags:  */
void f(int n, const int *x, int *y);
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void f(int n, const int *x, int *y)
{
	{
		int i = 0;
		/* vcc: line 4: 8 lanes, generic */
		{
			const unsigned long trips = (unsigned long)n - (unsigned long)i;
			if ((long)trips >= 8l) {
				const unsigned long end = trips & ~7ul;
				const int *const t = x + (long)((unsigned long)n - 1ul);
				unsigned long j = 0ul;
				const int *from = t;
				int more;
				do {
					const vcc_u32x4 t1 = *(const vcc_u32x4 *)(const void *)(from - 3);
					const vcc_u32x4 t2 = *(const vcc_u32x4 *)(const void *)(from - 7);
					const vcc_u32x4 x_v0 = __builtin_shufflevector(t1, t1, 3, 2, 1, 0);
					const vcc_u32x4 x_v1 = __builtin_shufflevector(t2, t2, 3, 2, 1, 0);
					unsigned long t3;
					*(vcc_u32x4 *)(void *)(y + j) = x_v0;
					*(vcc_u32x4 *)(void *)((y + j) + 4) = x_v1;
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
