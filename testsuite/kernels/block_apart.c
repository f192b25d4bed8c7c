/* kernel: int n | inout double a[n+6] restrict | inout u16 d[n+30] restrict */
/* Vectors of neighbours that lie one element further in each iteration. */
void block_apart(int n, double *restrict a, unsigned short *restrict d)
{
    int i;
    for (i = 0; i < n; i++) {
        a[i] = 11 * a[i + 2] - 1;
        a[i + 1] = a[i + 3] * 11 - 1;
        d[i + 15] = d[i + 28];
        a[i + 2] = 11 * a[i + 4] - 1;
        a[i + 3] = a[i + 5] * 11 - 1;
    }
}
