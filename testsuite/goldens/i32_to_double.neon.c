/* kernel: int n | in i32 x[n] | out double y[n] */
void i32_to_double(int n, const int *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] / 3.0;
}
