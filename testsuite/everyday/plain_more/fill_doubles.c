/* kernel: size n | double v | out double x[n] */
void fill_doubles(unsigned long n, double v, double *x)
{
    for (unsigned long i = 0; i < n; i++)
        x[i] = v;
}
