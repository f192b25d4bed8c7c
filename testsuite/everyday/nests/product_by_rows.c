/* kernel: int n | int m | make m = n < 48 ? n : 48 | in double a[2304] | in double b[2304] | inout double c[2304] restrict */
void product_by_rows(int n, int m, const double *a, const double *b, double *restrict c)
{
    (void)n;
    for (int i = 0; i < m; i++)
        for (int k = 0; k < m; k++)
            for (int j = 0; j < m; j++)
                c[i * m + j] += a[i * m + k] * b[k * m + j];
}
