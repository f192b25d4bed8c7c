/* kernel: int n | inout double a[8*n] restrict | out double d[n] restrict */
/* A row of eight, of which one is only read and two are not written. */
#pragma simd declare(linear(p: 8))
static double turned(double *p)
{
    double a = p[0] - p[1], b = p[2] * p[3], c = p[4] + p[6];
    p[0] = b;
    p[1] = c - p[5];
    p[2] = a;
    p[3] = p[7] * 0.5;
    p[4] = a - b;
    p[6] = c;
    return a * b + c;
}

void rows_of_doubles(int n, double *a, double *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = turned(a + 8 * k);
}
