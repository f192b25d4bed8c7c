/* kernel: int n | double s | in double b[n] | in double c[n] | out double a[n] */
void triad_doubles(int n, double s, const double *b, const double *c, double *a)
{
    for (int i = 0; i < n; i++)
        a[i] = b[i] + s * c[i];
}
