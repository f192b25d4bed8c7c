/* kernel: int n | in i32 x[n] | in i32 z[n] | out i32 y[n] restrict */
void clang_assume_safety(int n, const int *x, const int *z, int *y)
{
    int i;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
    for (i = 0; i < n; i++)
        y[i] = x[i] & z[i];
}
