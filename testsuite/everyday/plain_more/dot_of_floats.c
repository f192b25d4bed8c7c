/* kernel: int n | in float x[n] | in float y[n] | -> float */
float dot_of_floats(int n, const float *x, const float *y)
{
    float dot = 0;
    for (int i = 0; i < n; i++)
        dot += x[i] * y[i];
    return dot;
}
