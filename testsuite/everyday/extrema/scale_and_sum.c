/* kernel: int n | float s | in float x[n] | out float y[n] | -> float */
float scale_and_sum(int n, float s, const float *x, float *y)
{
    float sum = 0;
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * s;
        sum += y[i];
    }
    return sum;
}
