/* kernel: int n | in i32 x[n] | -> i32 */
int smallest_int(int n, const int *x)
{
    int low = 2147483647;
    for (int i = 0; i < n; i++)
        if (low > x[i])
            low = x[i];
    return low;
}
