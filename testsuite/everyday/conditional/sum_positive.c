/* kernel: int n | in i32 x[n] | -> i64 */
long sum_positive(int n, const int *x)
{
    long sum = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > 0)
            sum += x[i];
    return sum;
}
