/* kernel: int n | in double a[n] | out double d[n] restrict | make a = a[i] == 3.0 ? 4.0 : a[i] |
   exit a = 3.0 | down | -> i32 */
int exit_copy_down(int n, const double *a, double *d)
{
    int i;
    for (i = n - 1; i >= 0 && a[i] != 3.0; i--)
        d[i] = a[i];
    return i;
}
