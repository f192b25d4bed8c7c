/* kernel: int n | in u16 x[n] | -> i64 */
long subtract_u16_from_i64(int n, const unsigned short *x)
{
    long left = 1000000000L;
    for (int i = 0; i < n; i++)
        left -= x[i];
    return left;
}
