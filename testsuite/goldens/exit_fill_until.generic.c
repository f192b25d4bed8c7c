/* kernel: int n | inout i32 a[n] | i32 stop | i32 v | exit a = stop | -> i32 */
int exit_fill_until(int n, int *a, int stop, int v)
{
    int i = 0;
    while (i < n && a[i] != stop)
        a[i++] = v;
    return i;
}
