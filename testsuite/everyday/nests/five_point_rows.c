/* kernel: int n | in float a[32*n+64] | out float b[32*n+64] restrict */
void five_point_rows(int n, const float (*a)[32], float (*restrict b)[32])
{
    for (int i = 1; i <= n; i++)
        for (int j = 1; j < 31; j++)
            b[i][j] = 0.25f * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
}
