/* kernel: int n | in i32 a[n] | i32 x | exit a = x | -> i32 */
int exit_endless_latch(int n, const int *a, int x)
{
    int i = 0;
    for (;;) {
        if (i == n)
            return -1;
        if (a[i] == x)
            return i;
        i++;
    }
}
