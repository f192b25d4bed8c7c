/* kernel: int n | float t | in float x[n] | in float y[n] | out float z[n] */
void lerp(int n, float t, const float *x, const float *y, float *z)
{
    for (int i = 0; i < n; i++)
        z[i] = x[i] + t * (y[i] - x[i]);
}
