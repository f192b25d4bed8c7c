/* kernel: int n+1 | inout u32 x[4*n+4] | in u32 w[n+1] restrict */
/* Where a name stands for something else, it does not say how long the rows are. */
void variable_length_hidden(int n, unsigned x[restrict 4][n], const unsigned *restrict w)
{
    const int m = n;
    for (int i = 0; i < m; i++)
        x[1][i] += w[i];
    {
        int n = m - 1;
        for (int i = 0; i < n; i++)
            x[2][i] ^= w[i];
        n = 3;
        x[n][0] = w[0] * (unsigned)n;
    }
}
