/* kernel: int n | in u16 x[n] | -> u64 */
unsigned long sum_square_u16(int n, const unsigned short *x)
{
    unsigned long sum = 0;
    for (int i = 0; i < n; i++)
        sum += (unsigned)x[i] * (unsigned)x[i];
    return sum;
}
