/* kernel: int n | in i32 mask[n] restrict | in u32 x[n] restrict | inout u32 y[n] restrict */
void expand_under_mask(int n, const int *restrict mask, const unsigned *restrict x, unsigned *restrict y)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        if (mask[i] & 1)
            y[i] = x[k++];
}
