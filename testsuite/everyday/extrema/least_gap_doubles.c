/* kernel: int n | in double a[n] | in double b[n] | -> double */
double least_gap_doubles(int n, const double *a, const double *b)
{
    double least = 1e300;
    for (int i = 0; i < n; i++) {
        double d = a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
        if (d < least)
            least = d;
    }
    return least;
}
