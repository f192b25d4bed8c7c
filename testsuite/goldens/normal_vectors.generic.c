/* kernel: int n | in double a[3*n] | in double b[3*n] | out double c[3*n] restrict */
void normal_vectors(int n, const double *a, const double *b, double *restrict c)
{
    int i;
    for (i = 0; i < n; i++) {
        const double *p = a + 3 * i, *q = b + 3 * i;
        double *r = c + 3 * i;
        r[0] = p[1] * q[2] - p[2] * q[1];
        r[1] = p[2] * q[0] - p[0] * q[2];
        r[2] = p[0] * q[1] - p[1] * q[0];
    }
}
