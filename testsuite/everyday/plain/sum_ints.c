/* kernel: int n | in i32 x[n] | -> i64 */
long sum_ints(int n, const int *x)
{
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
