/* kernel: int n | in i32 x[n] | out i32 y[n] */
void signs(int n, const int *x, int *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (x[i] > 0) - (x[i] < 0);
}
