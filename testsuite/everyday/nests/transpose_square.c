/* kernel: int n | in float a[1024] | out float b[1024] restrict */
void transpose_square(int n, const float (*a)[32], float (*restrict b)[32])
{
    for (int i = 0; i < 32; i++)
        for (int j = 0; j < 32; j++)
            b[j][i] = a[i][j];
}
