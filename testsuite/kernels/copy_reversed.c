/* kernel: int n | in i32 x[n] | out i32 y[n] */
void copy_reversed(int n, const int *x, int *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = x[n - 1 - i];
}
