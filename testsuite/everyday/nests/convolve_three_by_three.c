/* kernel: int n | in float a[32*n+64] restrict | in float w[9] restrict | out float b[32*n] restrict */
void convolve_three_by_three(int n, const float (*restrict a)[32], const float *restrict w, float (*restrict b)[32])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 30; j++) {
            float sum = 0;
            for (int di = 0; di < 3; di++)
                for (int dj = 0; dj < 3; dj++)
                    sum += w[3 * di + dj] * a[i + di][j + dj];
            b[i][j] = sum;
        }
}
