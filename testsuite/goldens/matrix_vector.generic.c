/* kernel: int n | in float m[9*n] | in float x[9] | out float y[n] restrict */
void matrix_vector(int n, const float *m, const float *x, float *restrict y)
{
    int i, j;
    for (i = 0; i < n; i++) {
        float sum = 0;
        for (j = 0; j < 9; j++)
            sum += m[9 * i + j] * x[j];
        y[i] = sum;
    }
}
