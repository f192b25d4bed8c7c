/* kernel: int n | i32 m | in i16 a[n] | make m = n + 3 | exit m = i | exit a = -1 | -> i32 */
int exit_bound_and_data(int n, int m, const short *a)
{
    int i;
    for (i = 0; i < n; i++) {
        if (i >= m)
            return -1;
        if (a[i] == -1)
            return i;
    }
    return -2;
}
