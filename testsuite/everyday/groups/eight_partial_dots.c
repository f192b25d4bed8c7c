/* kernel: int n | in double x[8*n] | in double y[8*n] | -> double */
double eight_partial_dots(int n, const double *x, const double *y)
{
    double s[8] = { 0 };
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 8; k++)
            s[k] += x[8 * i + k] * y[8 * i + k];
    return ((s[0] + s[1]) + (s[2] + s[3])) + ((s[4] + s[5]) + (s[6] + s[7]));
}
