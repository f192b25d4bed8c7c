/* kernel: int n | in float x[n] | in float y[n] | -> float */
float dot(int n, const float *x, const float *y)
{
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}
