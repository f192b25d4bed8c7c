/* kernel: int n | in double x[n] | in double y[n] | in double z[n] | out double s[n] */
void accumulated_in_place(int n, const double *x, const double *y, const double *z, double *s)
{
    for (int i = 0; i < n; i++) {
        s[i] = 0;
        s[i] += x[i];
        s[i] += y[i];
        s[i] += z[i];
    }
}
