/* kernel: int n | in float a[30] | in float b[5*n] | out float c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
void matrix_product(int n, const float *a, const float *b, float *c)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            float sum = 0.0f;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
}
