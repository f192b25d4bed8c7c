/* kernel: int n | in float a[8*n] | out float b[8*n] restrict */
void transpose(int n, const float *a, float *restrict b)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        int j;
        for (j = 0; j < 8; j++)
            b[j * n + k] = a[8 * k + j];
    }
}
