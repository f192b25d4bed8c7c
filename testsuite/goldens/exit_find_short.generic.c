/* kernel: int n | in i16 a[n] | i16 x | exit a = x | -> i32 */
int exit_find_short(int n, const short *a, short x)
{
    int i;
    for (i = 0; i < n; i++)
        if (a[i] == x)
            break;
    return i;
}
