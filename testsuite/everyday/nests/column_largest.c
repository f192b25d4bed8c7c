/* kernel: int n | in i32 a[32*n] | inout i32 top[32] */
void column_largest(int n, const int (*a)[32], int *top)
{
    for (int j = 0; j < 32; j++)
        for (int i = 0; i < n; i++)
            if (a[i][j] > top[j])
                top[j] = a[i][j];
}
