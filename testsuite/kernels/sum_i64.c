/* kernel: int n | in i64small x[n] | -> i64 */
long sum_i64(int n, const long *x)
{
    int i;
    long sum = -5;
    for (i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
