/* kernel: int n+1 | inout u32 a[7*n+7] restrict | in u32 b[7*n+7] restrict */
/* Rows as long as there are columns. */
void columns_flat(int n, unsigned *restrict a, const unsigned *restrict b)
{
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
}
