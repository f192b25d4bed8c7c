/* kernel: int n | inout double x[2] | in double y[2] */
/* The second load may read what the first store wrote. */
void block_may_alias(int n, double *x, const double *y)
{
    x[0] = y[0] * 2.0;
    x[1] = y[1] * 2.0;
}
