/* kernel: int n+1 | i32 m | in i32 a[n+1] | out i32 d[n+1] restrict | make m = n + 3 | exit m = i |
   -> i32 */
int exit_bound_in_middle(int n, int m, const int *a, int *d)
{
    int i = 0;
    for (;;) {
        d[i] = a[i] / 2;
        if (i >= m)
            break;
        d[i] ^= a[i] >> 1;
        if (++i == n)
            break;
    }
    return i;
}
