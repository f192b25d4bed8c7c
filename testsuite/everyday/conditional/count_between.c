/* kernel: int n | i32 low | i32 high | in i32 x[n] | -> i32 */
int count_between(int n, int low, int high, const int *x)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        if (x[i] >= low && x[i] < high)
            count++;
    return count;
}
