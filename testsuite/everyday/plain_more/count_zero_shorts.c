/* kernel: int n | in i16 x[n] | -> i32 */
int count_zero_shorts(int n, const short *x)
{
    int zeros = 0;
    for (int i = 0; i < n; i++)
        if (!x[i])
            zeros++;
    return zeros;
}
