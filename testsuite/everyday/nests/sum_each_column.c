/* kernel: int n | in double a[32*n] | out double sum[32] */
void sum_each_column(int n, const double (*a)[32], double *sum)
{
    for (int j = 0; j < 32; j++) {
        double s = 0;
        for (int i = 0; i < n; i++)
            s += a[i][j];
        sum[j] = s;
    }
}
