/* kernel: int n | in i32 x[n] | inout u32 y[4] restrict */
/* Every fourth iteration meets the same place. */
void omp_safelen_scatter(int n, const int *x, unsigned *restrict y)
{
    int i;
#pragma omp simd safelen(4)
    for (i = 0; i < n; i++)
        y[i % 4] = y[i % 4] * 3 + (unsigned)x[i];
}
