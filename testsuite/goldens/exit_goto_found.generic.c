/* kernel: int n | in i16 a[n] | in i16 b[n] | i16 x | exit a = x, b = 0 | -> i32 */
int exit_goto_found(int n, const short *a, const short *b, short x)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] != x)
            continue;
        if (b[i] == 0)
            goto found;
    }
    return -1;
found:
    return i;
}
