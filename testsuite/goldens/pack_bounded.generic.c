/* kernel: int n | in i32 x[n] restrict | inout i32 y[n] restrict | -> i32 */
int pack_bounded(int n, const int *restrict x, int *restrict y)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > 0 && k < 9)
            y[k++] = x[i];
    return k;
}
