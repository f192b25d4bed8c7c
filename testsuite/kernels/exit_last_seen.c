/* kernel: int n | in i32 a[n] | exit a = 0 | -> i32 */
int exit_last_seen(int n, const int *a)
{
    int last = -1;
    for (int i = 0; i < n; i++) {
        if (a[i] == 0)
            break;
        last = a[i];
    }
    return last;
}
