/* kernel: int n | int k | make k = n / 2 | in double x[n] | out double y[n] restrict */
void all_but_one(int n, int k, const double *x, double *restrict y)
{
    for (int i = 0; i < n; i++) {
        if (i == k)
            y[i] = 1.0;
        else
            y[i] = x[i] * x[i];
    }
}
