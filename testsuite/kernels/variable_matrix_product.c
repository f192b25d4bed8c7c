/* kernel: int n+1 | in float a[4*n+4] restrict | in float b[n*n+2*n+1] restrict | out float c[4*n+4] restrict */
/* Four rows by a square matrix, each sum in a variable. */
void variable_matrix_product(int n, float a[restrict 4][n], float b[restrict n][n],
                             float c[restrict 4][n])
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0.0f;
            for (int k = 0; k < n; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}
