/* kernel: int n+1 | in float a[36] restrict | in float b[9*n+9] restrict | out float c[4*n+4] restrict */
/* Four rows by nine, each sum in a variable. */
void variable_matrix_product(int n, float a[restrict 4][9], float b[restrict 9][n],
                             float c[restrict 4][n])
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0.0f;
            for (int k = 0; k < 9; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}
