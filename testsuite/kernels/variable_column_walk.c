/* kernel: int n+1 | inout u32 a[n*n+2*n+1] restrict | in u32 b[n*n+2*n+1] restrict */
/* Down the columns: each element is computed of the one above it. */
void variable_column_walk(int n, unsigned a[restrict n][n], unsigned b[restrict n][n])
{
#pragma omp simd
    for (int j = 0; j < n; j++)
        for (int i = 1; i < n; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
}
