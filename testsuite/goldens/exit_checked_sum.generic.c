/* kernel: int n | in i32 ix[n] | in i32 b[64] | i32 m | make m = 64 | make ix = ix[i] & 63 |
   exit ix = m + i | exit ix = -1 - i | -> i64 */
long exit_checked_sum(int n, const int *ix, const int *b, int m)
{
    long s = 0;
    for (int i = 0; i < n; i++) {
        if (ix[i] < 0 || ix[i] >= m)
            goto bad;
        s += b[ix[i]];
    }
    return s;
bad:
    return -1;
}
