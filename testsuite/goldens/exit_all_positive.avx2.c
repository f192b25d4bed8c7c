/* kernel: int n | in double a[n] | make a = a[i] > 0.0 ? a[i] : 1.0 | exit a = -1.0 | exit a = 0.0 |
   -> i32 */
int exit_all_positive(int n, const double *a)
{
    for (int i = 0; i < n; i++)
        if (!(a[i] > 0.0))
            return 0;
    return 1;
}
