/* kernel: int n | in i32 a[n] | i32 lo | i32 hi | make lo = -1000 | make hi = 1000 | make a = a[i] % 1001 |
   exit a = hi + 1 | exit a = lo - 1 | -> i32 */
int exit_out_of_range(int n, const int *a, int lo, int hi)
{
    for (int i = 0; i < n; i++)
        if (a[i] < lo || a[i] > hi)
            return i;
    return -1;
}
