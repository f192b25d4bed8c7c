/* kernel: int n | in u32 a[24*n+24] | in u32 x[24] | inout u32 y[n+1] */
/* The matrix product with a vector as textbooks write it. */
void promote_rows(int n, const unsigned *a, const unsigned *x, unsigned *y)
{
    for (int i = 0; i <= n; i++) {
        y[i] = 7;
        for (int j = 0; j < 24; j++)
            y[i] += a[i * 24 + j] * x[j];
    }
}
