/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i64 */
long dot_i16(int n, const short *x, const short *y)
{
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += (long)x[i] * y[i];
    return sum;
}
