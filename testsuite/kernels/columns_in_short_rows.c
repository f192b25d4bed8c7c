/* kernel: int n | inout i32 a[n+160] restrict */
/* More columns than a row has: they are in the rows behind, too. */
void columns_in_short_rows(int n, int *restrict a)
{
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 4; i++)
            a[i * 40 + j] = (int)(3u * (unsigned)a[(i - 1) * 40 + j]);
}
