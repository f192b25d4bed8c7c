/* kernel: int n | in i32 x[n] | -> i32 */
int count_positive(int n, const int *x)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > 0)
            count++;
    return count;
}
