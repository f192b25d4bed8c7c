/* kernel: int n | int m | make m = 18 | in u32 a[18] restrict | in u32 b[18*n] restrict | inout u32 c[n] restrict | -> int */
/* The head gives a value to what does not count. */
int columns_other_head(int n, int m, const unsigned *restrict a, const unsigned *restrict b, unsigned *restrict c)
{
    int j = 0, x = 0;
    for (int k = 0; k < m; k++) {
        j = 2;
        for (x = 1; j < n; j++)
            c[j] += a[k] * b[k * n + j];
    }
    return x * 10 + j;
}
