/* kernel: int n | in i32 a[n] | i32 x | make x = 70000 | make a = a[i] & 0xffff | exit a = x |
   exit a = -1 - i | -> i32 */
int exit_two_labels(int n, const int *a, int x)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] == x)
            goto found;
        if (a[i] < 0)
            goto bad;
    }
    return -1;
found:
    return i;
bad:
    return -2 - i;
}
