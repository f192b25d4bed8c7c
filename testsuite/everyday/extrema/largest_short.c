/* kernel: int n | in i16 x[n] | -> i16 */
short largest_short(int n, const short *x)
{
    short best = -32768;
    for (int i = 0; i < n; i++)
        best = x[i] > best ? x[i] : best;
    return best;
}
