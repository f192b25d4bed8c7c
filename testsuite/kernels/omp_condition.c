/* kernel: int n | in i32 x[n] | inout i32 y[n] */
/* What the condition says is not known, so that nothing is taken for granted. */
void omp_condition(int n, const int *x, int *y)
{
    int i;
#pragma omp simd if (n > 20)
    for (i = 0; i < n; i++)
        y[i] = x[i] - y[i];
}
