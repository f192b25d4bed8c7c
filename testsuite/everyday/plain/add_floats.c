/* kernel: int n | in float x[n] | in float y[n] | out float z[n] */
void add_floats(int n, const float *x, const float *y, float *z)
{
    for (int i = 0; i < n; i++)
        z[i] = x[i] + y[i];
}
