/* kernel: int n | in i32 x[n+1] | out i32 low[1] restrict | out i32 high[1] restrict */
void range_of_ints(int n, const int *x, int *restrict low, int *restrict high)
{
    *low = *high = x[0];
    for (int i = 1; i < n; i++) {
        if (x[i] < *low)
            *low = x[i];
        else if (x[i] > *high)
            *high = x[i];
    }
}
