/* kernel: int n | int m | make m = 12 | in i32 a[12*n] | -> int */
/* The largest of sums of columns: lanes behind the last one are none. */
int tail_largest(int n, int m, const int *a)
{
    int most = -2147483647 - 1;
    for (int j = 0; j < n; j++) {
        int low = 2147483647;
        for (int k = 0; k < m; k++)
            low = a[k * n + j] < low ? a[k * n + j] : low;
        most = low > most ? low : most;
    }
    return most;
}
