/* kernel: int n | in i8 x[n] | -> i64 */
long sum_i8_to_i64(int n, const signed char *x)
{
    int i;
    long sum = 0;
    for (i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
