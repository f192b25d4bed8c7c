/* kernel: int n | in double x[n] | out double value[1] | -> i32 */
int last_smallest(int n, const double *x, double *value)
{
    double low = 1e300;
    int at = -1;
    for (int i = 0; i < n; i++)
        if (x[i] <= low) {
            low = x[i];
            at = i;
        }
    *value = low;
    return at;
}
