/* kernel: int n | in i32 a[n+1] | make a = (i * 7) % 5 | out i32 best[1] | -> i32 */
int argmax_last(int n, const int *a, int *best)
{
    long at = 0;
    int most = a[0];
    for (long i = 1; i < n; i++)
        if (a[i] >= most) {
            most = a[i];
            at = i;
        }
    best[0] = most;
    return (int)at;
}
