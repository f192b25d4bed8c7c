/* kernel: int n+1 | in i32 a[n+1] | i32 x | exit a = x | -> i32 */
int exit_do_while_ints(int n, const int *a, int x)
{
    int i = 0;
    do {
        if (a[i] == x)
            break;
    } while (++i < n);
    return i;
}
