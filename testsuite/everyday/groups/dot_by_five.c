/* kernel: int n | in double x[5*n] | in double y[5*n] | -> double */
double dot_by_five(int n, const double *x, const double *y)
{
    double dot = 0;
    for (int i = 0; i < 5 * n; i += 5)
        dot += x[i] * y[i] + x[i + 1] * y[i + 1] + x[i + 2] * y[i + 2] + x[i + 3] * y[i + 3] + x[i + 4] * y[i + 4];
    return dot;
}
