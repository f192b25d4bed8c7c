/* kernel: int n | out double b[2] restrict | in double a[2] | -> double */
double block_two_recurrences(int n, double *restrict b, const double *a)
{
    double r = a[1], g = a[0], x = 0;
    int i;
    for (i = 0; i < n; i++) {
        r += 10;
        g += 10;
        r *= 0.25;
        g *= 0.25;
        x = g;
        r += 4;
        g += 4;
    }
    b[0] = g;
    b[1] = r;
    return x;
}
