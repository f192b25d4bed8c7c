/* kernel: int n | int m | make m = n < 64 ? n : 64 | in double l[4096] restrict | inout double x[64] restrict */
void substitute_forward(int n, int m, const double (*restrict l)[64], double *restrict x)
{
    for (int j = 0; j < m; j++)
        for (int i = j + 1; i < m; i++)
            x[i] -= l[j][i] * x[j] * 0.001;
}
