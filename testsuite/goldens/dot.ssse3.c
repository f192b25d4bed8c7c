/* kernel: int n | in float x[n] | in float y[n] | -> float */
float dot(int n, const float *x, const float *y)
{
    int i;
    float sum = 0.0f;
    for (i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}
