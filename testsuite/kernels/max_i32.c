/* kernel: int n | in i32 x[n] | -> int */
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
    for (int i = 0; i < n; i++)
        if (x[i] > m)
            m = x[i];
    return m;
}
