/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i64 */
long dot_of_shorts_wide(int n, const short *x, const short *y)
{
    long dot = 0;
    for (int i = 0; i < n; i++)
        dot += x[i] * y[i];
    return dot;
}
