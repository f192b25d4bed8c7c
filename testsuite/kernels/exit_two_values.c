/* kernel: int n | in i32 a[n] | in i32 b[n] | i32 x | exit a = x | exit b = x | -> i32 */
int exit_two_values(int n, const int *a, const int *b, int x)
{
    int i, r;
    for (i = 0; i < n; i++) {
        if (a[i] == x) {
            r = i;
            goto out;
        }
        if (b[i] == x) {
            r = -2 - i;
            goto out;
        }
    }
    r = -1;
out:
    return r;
}
