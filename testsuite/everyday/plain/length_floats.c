/* kernel: int n | in float x[n] | in float y[n] | out float z[n] */
void length_floats(int n, const float *x, const float *y, float *z)
{
    for (int i = 0; i < n; i++)
        z[i] = x[i] * x[i] + y[i] * y[i] / (1.0f + x[i] * x[i]);
}
