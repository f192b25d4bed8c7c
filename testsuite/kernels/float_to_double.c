/* kernel: int n | in float x[n] | inout double y[n] */
void float_to_double(int n, const float *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] += x[i];
}
