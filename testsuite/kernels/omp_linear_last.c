/* kernel: int n | in i32 x[n] | out i32 y[n] restrict | -> int */
int omp_linear_last(int n, const int *x, int *y)
{
    int j = 7;
    int i;
#pragma omp simd linear(j : 3) safelen(64)
    for (i = 0; i < n; i++) {
        y[i] = x[i] ^ j;
        j += 3;
    }
    return j;
}
