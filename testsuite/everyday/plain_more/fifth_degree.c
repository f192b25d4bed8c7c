/* kernel: int n | in double x[n] | out double y[n] restrict */
void fifth_degree(int n, const double *x, double *restrict y)
{
    for (int i = 0; i < n; i++) {
        double t = x[i];
        y[i] = t * (1.0 + t * t * (-0.16605 + t * t * 0.00761));
    }
}
