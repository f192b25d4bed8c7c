/* kernel: int n | int m | make m = 5 | in i32 a[5] | in i32 b[5*n] | make b = (b[i] & 15) + 1 | inout u32 c[n] restrict */
/* Lanes behind the last column divide nothing. */
void tail_divides(int n, int m, const int *a, const int *b, unsigned *restrict c)
{
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            c[j] += (unsigned)(a[k] / b[k * n + j]);
}
