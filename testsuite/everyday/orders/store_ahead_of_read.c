/* kernel: int n | inout double a[n+1] restrict | in double b[n] restrict | out double c[n] restrict */
void store_ahead_of_read(int n, double *restrict a, const double *restrict b, double *restrict c)
{
    for (int i = 0; i < n; i++) {
        a[i] = b[i] * b[i];
        c[i] = a[i + 1] - b[i];
    }
}
