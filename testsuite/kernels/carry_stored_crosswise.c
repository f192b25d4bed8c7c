/* kernel: int n | inout double a[n+2] restrict | inout double b[n+2] restrict | in double c[n+2] restrict */
void carry_stored_crosswise(int n, double *restrict a, double *restrict b, const double *restrict c)
{
    for (int i = 1; i <= n; i++) {
        a[i] = b[i - 1] + c[i];
        b[i] = a[i + 1] * 0.5;
    }
}
