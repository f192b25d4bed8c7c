/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict */
/* Without the clause, `t` might be what an earlier iteration left. */
void omp_private_branch(int n, const int *x, int *y)
{
    int t = 0;
    int i;
#pragma omp simd private(t)
    for (i = 0; i < n; i++) {
        if (x[i] > 0)
            t = x[i] ^ y[i];
        if (x[i] > 3)
            y[i] = t;
    }
}
