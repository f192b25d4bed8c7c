/* kernel: int n | in i8 x[n] | -> i64 */
long sum_i8_to_i64(int n, const signed char *x)
{
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
