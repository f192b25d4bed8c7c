/* kernel: int n | in float x[n] | -> float */
float sum_floats(int n, const float *x)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
