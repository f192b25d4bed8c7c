/* kernel: int n | int m | make m = 37 | in float a[111] restrict | in float b[37*n] restrict | inout float c[3*n] restrict */
/* Rows of c stay in registers over sixteen rows of b. */
void columns_product(int n, int m, const float *restrict a, const float *restrict b, float *restrict c)
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < m; k++)
            for (int j = 0; j < n; j++)
                c[i * n + j] += a[i * m + k] * b[k * n + j];
}
