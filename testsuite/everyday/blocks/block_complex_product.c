/* kernel: int n | out double r[2] | in double a[2] | in double b[2] */
void block_complex_product(int n, double *r, const double *a, const double *b)
{
    double re = a[0] * b[0] - a[1] * b[1];
    double im = a[0] * b[1] + a[1] * b[0];
    r[0] = re;
    r[1] = im;
}
