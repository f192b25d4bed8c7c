/* kernel: int n | in i32 a[n+1] | make a = 3 * i - 500 | exit a[i + 1] = -1000 - i | -> i32 */
int exit_sorted(int n, const int *a)
{
    for (int i = 0; i < n; i++)
        if (a[i] > a[i + 1])
            return 0;
    return 1;
}
