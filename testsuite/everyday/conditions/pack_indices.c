/* kernel: int n | i32 limit | in i32 x[n] restrict | out i32 at[n] restrict | -> i32 */
int pack_indices(int n, int limit, const int *restrict x, int *restrict at)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > limit)
            at[k++] = i;
    return k;
}
