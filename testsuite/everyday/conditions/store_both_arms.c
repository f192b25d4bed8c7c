/* kernel: int n | in double x[n] | in double y[n] | out double z[n] */
void store_both_arms(int n, const double *x, const double *y, double *z)
{
    for (int i = 0; i < n; i++) {
        if (x[i] < y[i])
            z[i] = x[i] + 0.5 * y[i];
        else
            z[i] = x[i] * y[i];
    }
}
