/* kernel: int n+1 | out float y[5*n+5] restrict | in float x[5*n+5] restrict */
/* The length of the rows is a parameter. */
void variable_rows(int n, float y[restrict][n], const float x[restrict][n])
{
    for (int row = 0; row < 5; row++)
        for (int i = 0; i < n; i++)
            y[row][i] = x[row][i] * 2.0f + 1.0f;
}
