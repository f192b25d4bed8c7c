/* kernel: int n | in float x[n+30] | in float w[31] | out float y[n] restrict */
#define TAPS 31

void convolution(int n, const float *x, const float *w, float *y)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        float sum = 0.0f;
        int j;
        for (j = 0; j < TAPS; j++)
            sum += w[j] * x[k + j];
        y[k] = sum;
    }
}
