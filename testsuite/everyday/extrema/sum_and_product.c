/* kernel: int n | in double x[n] | out double result[2] | out double rest[n] */
void sum_and_product(int n, const double *x, double *result, double *rest)
{
    double sum = 0, product = 1;
    for (int i = 0; i < n; i++) {
        sum += x[i];
        product *= x[i];
        rest[i] = 1.0 - x[i] * x[i] * 0.5;
    }
    result[0] = sum;
    result[1] = product;
}
