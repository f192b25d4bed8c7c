/* kernel: int n | in i32 a[n] | i32 m | out i32 d[n] restrict | make m = n + 3 | exit m = i | -> i32 */
/* Vectors stop at the nearer of two bounds, and leave the iteration that sets `last`. */
int left_at_a_bound(int n, const int *a, int m, int *d)
{
    int i, last = -1;
    for (i = 0; i < n; i++) {
        if (i >= m)
            break;
        last = a[i];
        d[i] = (int)((unsigned)last * 3u);
    }
    return (int)((unsigned)i * 31u + (unsigned)last);
}
