/* kernel: int n | in float a[1024] restrict | in float b[1024] restrict | out float c[1024] restrict */
void product_fixed(int n, float (*restrict a)[32], float (*restrict b)[32], float (*restrict c)[32])
{
    for (int i = 0; i < 32; i++)
        for (int j = 0; j < 32; j++) {
            c[i][j] = 0;
            for (int k = 0; k < 32; k++)
                c[i][j] += a[i][k] * b[k][j];
        }
}
