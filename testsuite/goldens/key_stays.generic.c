/* kernel: int n | in i32 x[n+1] | in i32 y[n+1] | -> i32 */
/* Nothing is known of x[best] where best changes; and where y is looked at first, x[best] is not always read. */
int key_stays(int n, const int *x, const int *y)
{
    int best = 0, other = 0;
    for (int i = 1; i < n; i++)
        if (y[i] > x[best])
            best = i;
    for (int i = 1; i < n; i++)
        if (y[i] > 0 && x[i] > x[other])
            other = i;
    return best * 3 + other;
}
