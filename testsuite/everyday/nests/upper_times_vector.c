/* kernel: int n | int m | make m = n < 64 ? n : 64 | in float u[4096] | in float x[64] | out float y[64] restrict */
void upper_times_vector(int n, int m, const float (*u)[64], const float *x, float *restrict y)
{
    for (int i = 0; i < m; i++) {
        float sum = 0;
        for (int j = i; j < m; j++)
            sum += u[i][j] * x[j];
        y[i] = sum;
    }
}
