/* kernel: int n | in double x[n] restrict | out double low[n] restrict | out double high[n] restrict | -> i32 */
int pack_two_ways(int n, const double *restrict x, double *restrict low, double *restrict high)
{
    int k = 0, m = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] < 0)
            low[k++] = x[i];
        else
            high[m++] = x[i];
    }
    return k;
}
