/* kernel: int n | in i32 a[n] | i32 x | exit a = x | -> i32 */
int exit_find_int(int n, const int *a, int x)
{
    for (int i = 0; i < n; i++)
        if (a[i] == x)
            return i;
    return -1;
}
