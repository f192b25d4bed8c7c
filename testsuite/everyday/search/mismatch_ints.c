/* kernel: int n | in i32 x[n] | in i32 y[n] | make y = x[i] | exit y = !x[i] | -> i32 */
int mismatch_ints(int n, const int *x, const int *y)
{
    int i;
    for (i = 0; i < n; i++)
        if (x[i] != y[i])
            break;
    return i;
}
