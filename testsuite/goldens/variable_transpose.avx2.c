/* kernel: int n+1 | out float a[n*n+2*n+1] restrict | in float b[n*n+2*n+1] restrict */
/* Rows from columns, which lie a variable number of bytes apart. */
void variable_transpose(int n, float a[restrict n][n], float b[restrict n][n])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = b[j][i];
}
