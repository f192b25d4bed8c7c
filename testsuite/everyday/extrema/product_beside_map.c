/* kernel: int n | in double x[n] | out double y[n] restrict | -> double */
double product_beside_map(int n, const double *x, double *restrict y)
{
    double product = 1;
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i] + 1.5;
        y[i] = v / (v + 2.0);
        product *= y[i] + 0.25;
    }
    return product;
}
