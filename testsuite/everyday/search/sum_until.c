/* kernel: in i32 x[n+1] | make x = i < n ? x[i] & 0xffffff : -1 | exit x = -1 | -> i64 */
long sum_until(const int *x)
{
    long sum = 0;
    for (; *x >= 0; x++)
        sum += *x;
    return sum;
}
