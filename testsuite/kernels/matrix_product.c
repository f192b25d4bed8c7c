/* kernel: int n | in double a[30] | in double b[5*n] | out double c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
void matrix_product(int n, const double *a, const double *b, double *c)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            double sum = 0.0;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
}
