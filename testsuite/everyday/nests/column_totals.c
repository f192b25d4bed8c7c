/* kernel: int n | in u32 a[32*n] | inout u32 t[32] restrict */
void column_totals(int n, const unsigned (*a)[32], unsigned *restrict t)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 32; j++)
            t[j] += a[i][j];
}
