/* kernel: int n | int m | make m = 21 | in u32 a[21*n] | -> u32 */
/* What columns come to is summed up, of those that there are. */
unsigned tail_sum(int n, int m, const unsigned *a)
{
    unsigned sum = 0;
    for (int j = 0; j < n; j++) {
        unsigned column = 1;
        for (int k = 0; k < m; k++)
            column = column * 3 + a[k * n + j];
        sum += column;
    }
    return sum;
}
