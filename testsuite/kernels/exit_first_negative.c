/* kernel: int n | in i32 a[n] | make a = a[i] & 0x7fffffff | exit a = -1 - i | -> i32 */
int exit_first_negative(int n, const int *a)
{
    int i = 0;
    for (; i < n; ++i) {
        if (a[i] < 0)
            return i;
    }
    return -1;
}
