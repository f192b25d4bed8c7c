/* kernel: int n | int k | in double x[n] restrict | out double y[n] restrict */
/* One element is something else. */
void split_all_but_one(int n, int k, const double *restrict x, double *restrict y)
{
    for (int i = 0; i < n; i++) {
        if (i == k)
            y[i] = 1;
        else
            y[i] = x[i] * x[i] - 0.5;
    }
}
