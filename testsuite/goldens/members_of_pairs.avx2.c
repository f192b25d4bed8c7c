/* kernel: int n | in double x[2*n] | in i16 k[4*n] | -> double */
struct quad { short a, b, c, d; };
double members_of_pairs(int n, const double *x, const short *k)
{
    const struct { double re, im; } *z = (const void *)x;
    const struct quad *q = (const struct quad *)k;
    double sum = 0.0;
    int i;
    for (i = 0; i < n; i++)
        sum += z[i].re * (q[i].b - q[i].c);
    return sum;
}
