/* kernel: int n | in double x[n] | inout double a[n+1] | inout double b[n+1] | out double c[n] restrict */
void two_recurrences_and_map(int n, const double *restrict x, double *restrict a, double *restrict b,
                             double *restrict c)
{
    for (int i = 0; i < n; i++) {
        a[i + 1] = a[i] * 0.5 + x[i];
        b[i + 1] = b[i] * 0.25 - x[i];
        c[i] = (x[i] + 1.0) * (x[i] - 1.0) / (x[i] * x[i] + 2.0);
    }
}
