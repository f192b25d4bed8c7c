/* kernel: int n+1 | inout u32 x[7*n+7] */
/* Each row from the one before, and from itself, in rows that a pointer goes through. */
void variable_rows_moved(int n, unsigned *x)
{
    unsigned(*row)[n] = (unsigned(*)[n])x;
    for (int r = 1; r < 7; r++, row++)
        for (int i = 1; i < n; i++)
            row[1][i] = row[0][i] + row[1][i] * 3;
    for (int i = 1; i < n; i++)
        row[-2][i - 1] ^= row[-2][i];
}
