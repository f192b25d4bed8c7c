/* kernel: int n | in double x[n] | in double w[n] | -> double */
double sum_where(int n, const double *x, const double *w)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        if (w[i] > 0)
            sum += x[i] * w[i];
    return sum;
}
