/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i64 */
long dot_i16(int n, const short *x, const short *y)
{
    int i;
    long sum = 0;
    for (i = 0; i < n; i++)
        sum += (long)x[i] * y[i];
    return sum;
}
