/* kernel: int n+1 | inout i16 a[7*n+7] | inout i16 b[7*n+7] */
/* Two arrays of rows that may lie one over the other, both written. */
void columns_overlap(int n, short *a, short *b)
{
    for (int j = 0; j < n; j++)
        for (int i = 6; i > 0; i--) {
            a[i * n + j] = (short)(b[i * n + j] + 3);
            b[(i - 1) * n + j] = (short)(a[i * n + j] ^ a[(i - 1) * n + j]);
        }
}
