/* kernel: int n | in i16 x[n] | -> i32 */
int last_largest_short(int n, const short *x)
{
    short best = -32768;
    int at = 0;
    for (int i = 0; i < n; i++)
        if (x[i] >= best)
            best = x[i], at = i;
    return at;
}
