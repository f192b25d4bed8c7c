/* kernel: int n | int m | make m = 19 | in float a[19*n] restrict | inout float y[n] restrict */
#define FROM 2
void columns_from(int n, int m, const float *restrict a, float *restrict y)
{
    if (n > 5)
        for (int j = 1; j < m; j += 2)
            for (int i = FROM; i <= n - 2; i++)
                y[i] -= a[j * n + i] / (float)(j + 1);
}
