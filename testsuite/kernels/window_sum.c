/* kernel: int n | in float a[n+8] | in float w[9] | out float d[n] restrict */

void window_sum(int n, const float *a, const float *w, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        float sum = 0;
        int j;
        for (j = 0; j < 9; j++)
            sum += a[k + j] * w[j];
        d[k] = sum;
    }
}
