/* kernel: int n | in i16 a[n] | exit a = 0 | -> i32 */
int exit_any_zero(int n, const short *a)
{
    for (int i = 0; i < n; i++)
        if (a[i] == 0)
            return 1;
    return 0;
}
