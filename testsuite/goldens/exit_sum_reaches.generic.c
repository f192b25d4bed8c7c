/* kernel: int n | in i32 a[n] | i64 limit | make limit = 1000000000 | make a = a[i] & 1023 |
   exit a = 1000000000 | -> i32 */
int exit_sum_reaches(int n, const int *a, long limit)
{
    long sum = 0;
    int i;
    for (i = 0; i < n; i++) {
        sum += a[i];
        if (sum >= limit)
            break;
    }
    return i;
}
