/* kernel: int n | in i32 x[n+1] | out i32 y[n] */
void differences(int n, const int *x, int *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i + 1] - x[i];
}
