/* kernel: int n | inout double a[1024] restrict | in double b[1024] restrict */
void add_transposed(int n, double (*restrict a)[32], const double (*restrict b)[32])
{
    for (int i = 0; i < 32; i++)
        for (int j = 0; j < 32; j++)
            a[i][j] += b[j][i];
}
