/* kernel: int n | in i16 a[n] | out i16 d[n] restrict | out i16 e[n] restrict | exit a = 0 | -> i32 */
int exit_store_both(int n, const short *a, short *d, short *e)
{
    int i;
    for (i = 0; i < n; i++) {
        d[i] = (short)(a[i] & 0xff);
        if (!a[i])
            return i;
        e[i] = (short)(a[i] >> 8);
    }
    return -1;
}
