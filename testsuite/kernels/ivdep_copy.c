/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict */
void ivdep_copy(int n, const int *x, int *y)
{
    int i;
#pragma ivdep
    for (i = 0; i < n; i++)
        y[i] = x[i] ^ y[i];
}
