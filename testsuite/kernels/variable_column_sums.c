/* kernel: int n+1 | in float a[9*n+9] restrict | inout float s[n+1] restrict */
/* Sums of columns whose length is known, in rows whose length is not. */
void variable_column_sums(int n, float a[restrict 9][n], float *restrict s)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < 9; i++)
            s[j] += a[i][j];
}
