/* kernel: int n | in i32 x[n] | inout i32 y[n] */
void add_when_even(int n, const int *x, int *y)
{
    for (int i = 0; i < n; i++)
        if ((x[i] & 1) == 0)
            y[i] += x[i];
}
