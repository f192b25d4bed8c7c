/* kernel: int n | in float a[16*n] | in float x[16] | out float y[n] restrict */
void rows_times_vector(int n, const float (*a)[16], const float *x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float dot = 0;
        for (int j = 0; j < 16; j++)
            dot += a[i][j] * x[j];
        y[i] = dot;
    }
}
