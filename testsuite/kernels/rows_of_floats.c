/* kernel: int n | in float a[4*n] | in double x[n] | out double d[n] restrict */
/* Two lanes, as most is done in doubles: the other half of a register must not raise exceptions. */
void rows_of_floats(int n, const float *a, const double *x, double *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        const float *r = a + 4 * k;
        float s = r[0] * r[2] + r[1] + r[3];
        double y = x[k];
        d[k] = (y * 2.0 + 1.0) * y * (y + 3.0) * (y - 1.0) + s;
    }
}
