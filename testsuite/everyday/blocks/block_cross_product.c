/* kernel: int n | out double c[3] | in double a[3] | in double b[3] */
void block_cross_product(int n, double *c, const double *a, const double *b)
{
    double x = a[1] * b[2] - a[2] * b[1];
    double y = a[2] * b[0] - a[0] * b[2];
    double z = a[0] * b[1] - a[1] * b[0];
    c[0] = x;
    c[1] = y;
    c[2] = z;
}
