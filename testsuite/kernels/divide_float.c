/* kernel: int n | in float x[n] | in float y[n] | out float z[n] */
void divide_float(int n, const float *x, const float *y, float *z)
{
    int i;
    for (i = 0; i < n; i++)
        z[i] = x[i] / y[i] - y[i];
}
