/* kernel: int n | inout u32 a[16*n] */
void mirror_rows_scratch(int n, unsigned (*a)[16])
{
    unsigned row[16];
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 16; j++)
            row[j] = a[i][j];
        for (int j = 0; j < 16; j++)
            a[i][j] = row[15 - j] + row[j];
    }
}
