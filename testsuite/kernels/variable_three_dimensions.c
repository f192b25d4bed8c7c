/* kernel: int n+1 | inout double a[12*n+12] restrict | in double b[12*n+12] restrict */
/* Two lengths are variables, in types that have a name. */
void variable_three_dimensions(int n, double *restrict a, double *restrict b)
{
    int rows = 4;
    typedef double row[n];
    typedef row plane[rows];
    plane *p = (plane *)a, *q = (plane *)b;
    rows = 3;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < n; k++)
                p[i][j][k] = p[i][j][k] * 0.5 + q[rows - 1 - i][3 - j][k];
}
