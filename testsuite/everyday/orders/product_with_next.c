/* kernel: int n | inout double a[n+1] | inout double b[n] | in double d[n] */
void product_with_next(int n, double *a, double *b, const double *d)
{
    for (int i = 0; i < n; i++) {
        a[i] = b[i] + d[i];
        b[i] = a[i] * a[i + 1] * 0.001;
    }
}
