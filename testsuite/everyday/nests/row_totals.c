/* kernel: int n | in u32 a[16*n] | out u32 t[n] */
void row_totals(int n, const unsigned (*a)[16], unsigned *t)
{
    for (int i = 0; i < n; i++) {
        unsigned sum = 0;
        for (int j = 0; j < 16; j++)
            sum += a[i][j];
        t[i] = sum;
    }
}
