/* kernel: int n | in i32 a[n] | make a = a[i] & 0x7fffffff | exit a = -1 - i | -> i64 */
long exit_sum_until_negative(int n, const int *a)
{
    long sum = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < 0)
            break;
        sum += a[i];
    }
    return sum;
}
