/* kernel: int n | in double x[n] | in double y[n] | out double range[2] */
void range_of_products(int n, const double *x, const double *y, double *range)
{
    double low = 1e300, high = -1e300;
    for (int i = 0; i < n; i++) {
        double v = x[i] * y[i];
        if (v < low) low = v;
        if (v > high) high = v;
    }
    range[0] = low;
    range[1] = high;
}
