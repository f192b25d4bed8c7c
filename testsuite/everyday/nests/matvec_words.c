/* kernel: int n | in u32 a[32*n] | in u32 x[32] | out u32 y[n] restrict */
void matvec_words(int n, const unsigned (*a)[32], const unsigned *x, unsigned *restrict y)
{
    for (int i = 0; i < n; i++) {
        y[i] = 0;
        for (int j = 0; j < 32; j++)
            y[i] += a[i][j] * x[j];
    }
}
