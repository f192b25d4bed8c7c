/* kernel: int n | in float x[4*n] restrict | in float y[128] restrict | inout float c[32*n] restrict */
void outer_products(int n, const float *restrict x, const float *restrict y, float *restrict c)
{
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < 32; j++)
                c[32 * i + j] += x[k * n + i] * y[32 * k + j];
}
