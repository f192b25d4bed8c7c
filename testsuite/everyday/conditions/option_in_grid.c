/* kernel: int n | int wrap | in float a[16*n] restrict | inout float b[16*n] restrict */
void option_in_grid(int n, int wrap, const float (*restrict a)[16], float (*restrict b)[16])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 16; j++) {
            if (wrap > 0)
                b[i][j] = a[i][j] + a[i][(j + 1) & 15];
            else
                b[i][j] = a[i][j];
        }
}
