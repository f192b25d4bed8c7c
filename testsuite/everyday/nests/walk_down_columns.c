/* kernel: int n | inout float a[32*n] | in float b[32*n] */
void walk_down_columns(int n, float (*a)[32], const float (*b)[32])
{
    for (int j = 0; j < 32; j++)
        for (int i = 1; i < n; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
}
