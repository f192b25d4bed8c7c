/* kernel: int n | in i32 a[4*n] | -> i32 */
int block_sum_of_four(int n, const int *a)
{
    unsigned sum = 0;
    int i;
    for (i = 0; i < n; i++)
        sum += 7u * a[4 * i] + 7u * a[4 * i + 1] + 7u * a[4 * i + 2] + 7u * a[4 * i + 3];
    return (int)sum;
}
