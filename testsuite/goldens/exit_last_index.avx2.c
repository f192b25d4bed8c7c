/* kernel: int n | in i32 a[n] | i32 x | exit a = x | down | -> i32 */
int exit_last_index(int n, const int *a, int x)
{
    int i;
    for (i = n - 1; i >= 0; i--)
        if (a[i] == x)
            break;
    return i;
}
