/* kernel: unsigned n+1 | inout i16 a[9*n+9] restrict | in u8 b[6*n+9] restrict */
/* Lengths that are computed, and numbers of rows that are not signed. */
void variable_middle_length(unsigned n, short a[restrict][n][3], unsigned char b[restrict][2 * n + 1])
{
    for (unsigned long i = 0; i < 3; i++)
        for (unsigned j = 0; j < n; j++)
            a[i][j][1] = (short)(a[i][j][1] + b[i][2 * j + 1] - b[i][j]);
}
