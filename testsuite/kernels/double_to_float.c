/* kernel: int n | in double x[n] | out float y[n] */
void double_to_float(int n, const double *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (float)(x[i] * 0.5);
}
