/* kernel: int n | in double a[2] | out double b[2] restrict | -> double */
double recurrences_two(int n, const double *a, double *restrict b)
{
    double r = a[1], g = a[0], x = 0;
    for (int i = 0; i < n; i++) {
        r += 10;
        g += 10;
        r *= 4;
        g *= 4;
        x = g;
        r += 4;
        g += 4;
    }
    b[0] = g;
    b[1] = r;
    return x;
}
