/* kernel: int n | in u32 at[n] | in i32 x[4096] | -> i32 */
int sum_picked(int n, const unsigned *at, const int *x)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[at[i] & 4095];
    return sum;
}
