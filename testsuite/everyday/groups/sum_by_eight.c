/* kernel: int n | in u32 x[8*n] | -> u32 */
unsigned sum_by_eight(int n, const unsigned *x)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++, x += 8)
        sum += x[0] + x[1] + x[2] + x[3] + x[4] + x[5] + x[6] + x[7];
    return sum;
}
