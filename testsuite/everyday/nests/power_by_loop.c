/* kernel: int n | int e | make e = 6 | in double x[n] | out double y[n] restrict */
void power_by_loop(int n, int e, const double *x, double *restrict y)
{
    for (int i = 0; i < n; i++) {
        double p = 1;
        for (int k = 0; k < e; k++)
            p *= x[i];
        y[i] = p;
    }
}
