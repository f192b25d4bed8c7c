/* kernel: int n+1 | out float a[9*n+9] restrict | in float b[9*n+9] restrict */
/* Rows from columns, which lie a variable number of bytes apart. */
void variable_transpose(int n, float a[restrict n][9], float b[restrict 9][n])
{
    for (int j = 0; j < 9; j++)
        for (int i = 0; i < n; i++)
            a[i][j] = b[j][i];
}
