/* kernel: int n | in float w[n] restrict | in float a[32*n] restrict | inout float b[32*n] restrict */
void condition_of_row(int n, const float *restrict w, const float (*restrict a)[32], float (*restrict b)[32])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 32; j++)
            if (w[i] > 0)
                b[i][j] = a[i][j] * w[i];
}
