/* kernel: int n | in double a[4*n] | in double b[4*n] | inout double c[16] restrict */
void recurrences_tile(int n, const double *a, const double *b, double *restrict c)
{
    double c00 = c[0], c01 = c[1], c02 = c[2], c03 = c[3];
    double c10 = c[4], c11 = c[5], c12 = c[6], c13 = c[7];
    double c20 = c[8], c21 = c[9], c22 = c[10], c23 = c[11];
    double c30 = c[12], c31 = c[13], c32 = c[14], c33 = c[15];
    for (int k = 0; k < n; k++) {
        c00 += a[4 * k] * b[4 * k];
        c01 += a[4 * k] * b[4 * k + 1];
        c02 += a[4 * k] * b[4 * k + 2];
        c03 += a[4 * k] * b[4 * k + 3];
        c10 += a[4 * k + 1] * b[4 * k];
        c11 += a[4 * k + 1] * b[4 * k + 1];
        c12 += a[4 * k + 1] * b[4 * k + 2];
        c13 += a[4 * k + 1] * b[4 * k + 3];
        c20 += a[4 * k + 2] * b[4 * k];
        c21 += a[4 * k + 2] * b[4 * k + 1];
        c22 += a[4 * k + 2] * b[4 * k + 2];
        c23 += a[4 * k + 2] * b[4 * k + 3];
        c30 += a[4 * k + 3] * b[4 * k];
        c31 += a[4 * k + 3] * b[4 * k + 1];
        c32 += a[4 * k + 3] * b[4 * k + 2];
        c33 += a[4 * k + 3] * b[4 * k + 3];
    }
    c[0] = c00, c[1] = c01, c[2] = c02, c[3] = c03;
    c[4] = c10, c[5] = c11, c[6] = c12, c[7] = c13;
    c[8] = c20, c[9] = c21, c[10] = c22, c[11] = c23;
    c[12] = c30, c[13] = c31, c[14] = c32, c[15] = c33;
}
