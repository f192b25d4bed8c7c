/* kernel: int n | in double a[n] | make a = i % 2 ? 0.0 : -0.0 | exit a = 0.5 | down | -> i32 */
int exit_trim_zeros(int n, const double *a)
{
    while (n > 0 && a[n - 1] == 0)
        n--;
    return n;
}
