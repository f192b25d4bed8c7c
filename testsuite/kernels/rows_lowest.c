/* kernel: int n | in i32 a[32*n] | -> i32 */
int rows_lowest(int n, const int (*a)[32])
{
    int low = 0x7fffffff;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 32; j++)
            low = a[i][j] < low ? a[i][j] : low;
    return low;
}
