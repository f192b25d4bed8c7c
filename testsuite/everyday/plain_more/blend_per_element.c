/* kernel: int n | in double x[n] | in double y[n] | in double t[n] | out double z[n] */
void blend_per_element(int n, const double *x, const double *y, const double *t, double *z)
{
    for (int i = 0; i < n; i++)
        z[i] = x[i] * (1.0 - t[i]) + y[i] * t[i];
}
