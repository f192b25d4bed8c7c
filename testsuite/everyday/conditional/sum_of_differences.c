/* kernel: int n | in u8 x[n] | in u8 y[n] | -> i32 */
int sum_of_differences(int n, const unsigned char *x, const unsigned char *y)
{
    int sum = 0;
    for (int i = 0; i < n; i++) {
        int d = x[i] - y[i];
        if (d < 0)
            d = -d;
        sum += d;
    }
    return sum;
}
