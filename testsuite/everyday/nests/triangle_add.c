/* kernel: int n | int m | make m = n < 64 ? n : 64 | inout float a[4096] | in float b[4096] */
void triangle_add(int n, int m, float (*a)[64], const float (*b)[64])
{
    for (int i = 0; i < m; i++)
        for (int j = 0; j <= i; j++)
            a[i][j] += b[i][j];
}
