/* kernel: int n | in i32 a[n] | i32 end | exit a = end | -> i32 */
int exit_max_until_sentinel(int n, const int *a, int end)
{
    int most = -2147483647 - 1;
    for (int i = 0; i < n && a[i] != end; i++)
        if (a[i] > most)
            most = a[i];
    return most;
}
