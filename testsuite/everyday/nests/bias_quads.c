/* kernel: int n | in float x[4*n] restrict | in float bias[4] restrict | out float y[4*n] restrict */
void bias_quads(int n, const float (*restrict x)[4], const float *restrict bias, float (*restrict y)[4])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 4; j++)
            y[i][j] = x[i][j] + bias[j];
}
