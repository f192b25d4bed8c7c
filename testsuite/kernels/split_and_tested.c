/* kernel: int n | int m | in i32 x[n] | inout i32 y[n] */
/* Before it turns, the branch asks for more, under which elements are written or not. */
void split_and_tested(int n, int m, const int *x, int *y)
{
    for (int i = 0; i < n; i++)
        if (i + 2 < m && x[i] > 0)
            y[i] = x[i] / 2 - y[i] / 4;
}
