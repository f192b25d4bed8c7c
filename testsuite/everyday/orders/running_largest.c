/* kernel: int n | in i32 x[n] restrict | out i32 top[n] restrict */
void running_largest(int n, const int *restrict x, int *restrict top)
{
    int best = -2147483647 - 1;
    for (int i = 0; i < n; i++) {
        if (x[i] > best)
            best = x[i];
        top[i] = best;
    }
}
