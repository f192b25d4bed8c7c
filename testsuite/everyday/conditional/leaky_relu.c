/* kernel: int n | in float x[n] | out float y[n] */
void leaky_relu(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        if (x[i] > 0)
            y[i] = x[i];
        else
            y[i] = 0.01f * x[i];
}
