/* kernel: int n | in i16 x[n] | -> i64 */
long sum_i16_to_i64(int n, const short *x)
{
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
