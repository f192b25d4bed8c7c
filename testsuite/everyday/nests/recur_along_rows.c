/* kernel: int n | inout float a[32*n] restrict | in float b[32*n] restrict */
void recur_along_rows(int n, float (*restrict a)[32], const float (*restrict b)[32])
{
    for (int i = 0; i < n; i++)
        for (int j = 1; j < 32; j++)
            a[i][j] = a[i][j - 1] * 0.5f + b[i][j];
}
