/* kernel: int n | in i32 a[n] | out i32 d[n] restrict | make a = a[i] == 5 ? 6 : a[i] | exit a = 5 |
   exit a = -5 | -> i32 */
int exit_if_else_inside(int n, const int *a, int *d)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] > 0) {
            if (a[i] == 5)
                return i;
            d[i] = a[i];
        } else {
            if (a[i] == -5)
                goto out;
            d[i] = 0;
        }
    }
    return -1;
out:
    return -2 - i;
}
