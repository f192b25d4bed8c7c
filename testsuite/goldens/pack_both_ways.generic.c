/* kernel: int n | in i32 x[n] | inout i32 low[n] | inout i32 high[n] | -> i32 */
int pack_both_ways(int n, const int *x, int *low, int *high)
{
    int k = 0, m = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] < 10)
            low[k++] = x[i];
        else
            high[m++] = x[i];
    }
    return k - m;
}
