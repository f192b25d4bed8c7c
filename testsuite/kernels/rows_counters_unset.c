/* kernel: int n | in u32 a[64*n+64] | -> u32 */
/* Counters have no value before the first row, and what they are behind the last one is looked at. */
unsigned rows_counters_unset(int n, const unsigned (*a)[4][16])
{
    unsigned sum = 0;
    int i = 0, j, k;
    do {
        sum = sum * 3 + 1;
        for (j = 0; j < 4; j++)
            for (k = 0; k < 16; k++)
                sum += a[i][j][k];
    } while (i++ < n);
    return sum + (unsigned)j + (unsigned)k;
}
