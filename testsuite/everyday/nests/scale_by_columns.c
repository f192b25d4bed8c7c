/* kernel: int n | inout float a[32*n] restrict | in float s[32] restrict */
void scale_by_columns(int n, float (*restrict a)[32], const float *restrict s)
{
    for (int j = 0; j < 32; j++)
        for (int i = 0; i < n; i++)
            a[i][j] = a[i][j] * 0.5f + s[j];
}
