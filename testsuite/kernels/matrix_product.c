/* kernel: int n | in double a[30] | in double b[5*n] | out double c[6*n] restrict */
/* 6 rows of 5 by 5 rows of n. */
void matrix_product(int n, const double *a, const double *b, double *c)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        int i, j;
        for (i = 0; i < 6; i++) {
            double sum = 0.0;
            for (j = 0; j < 5; j++)
                sum += a[5 * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
}
