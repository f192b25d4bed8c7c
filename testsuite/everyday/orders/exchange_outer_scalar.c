/* kernel: int n | inout double a[n] restrict | inout double b[n] restrict | -> double */
/* The temporary is declared outside and has a value after the loop. */
double exchange_outer_scalar(int n, double *restrict a, double *restrict b)
{
    double t = 0;
    int i;
    for (i = 0; i < n; i++) {
        t = a[i] + 1.0;
        a[i] = b[i] - 1.0;
        b[i] = t;
    }
    return t;
}
