/* kernel: unsigned n | in double x[n] | in double y[n] | -> double */
double ddot_from_end(unsigned n, const double *x, const double *y)
{
    double sum = 1.5;
    while (n > 0) {
        --n;
        sum += x[n] * y[n];
    }
    return sum;
}
