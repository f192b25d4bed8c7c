/* kernel: int n | in i32 x[n] | inout u32 y[n+16] restrict */
/* No two iterations write one place, for which the user vouches. */
void omp_scatter(int n, const int *x, unsigned *restrict y)
{
    int i;
#pragma omp simd
    for (i = 0; i < n; i++)
        if (x[i] > -50)
            y[i ^ 5] = (unsigned)x[i] - y[i ^ 5];
}
