/* kernel: int n | float a | in float x[n] | inout float y[n] */
void saxpy(int n, float a, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
}
