/* kernel: int n | in u64 x[n] | -> u64 */
unsigned long sum_of_longs(int n, const unsigned long *x)
{
    unsigned long sum = 0;
    while (n-- > 0)
        sum += *x++;
    return sum;
}
