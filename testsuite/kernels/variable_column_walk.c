/* kernel: int n+1 | inout u32 a[9*n+9] restrict | in u32 b[9*n+9] restrict */
/* Down the columns: each element is computed of the one above it. */
void variable_column_walk(int n, unsigned a[restrict 9][n], unsigned b[restrict 9][n])
{
#pragma omp simd
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 9; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
}
