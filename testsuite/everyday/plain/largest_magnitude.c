/* kernel: int n | in double x[n] | -> double */
double largest_magnitude(int n, const double *x)
{
    double best = 0;
    for (int i = 0; i < n; i++)
        best = (x[i] < 0 ? -x[i] : x[i]) > best ? (x[i] < 0 ? -x[i] : x[i]) : best;
    return best;
}
