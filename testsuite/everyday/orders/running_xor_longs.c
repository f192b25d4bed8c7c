/* kernel: int n | in u64 x[n] restrict | out u64 y[n] restrict | -> u64 */
unsigned long running_xor_longs(int n, const unsigned long *restrict x, unsigned long *restrict y)
{
    unsigned long all = 0;
    for (int i = 0; i < n; i++)
        y[i] = all ^= x[i];
    return all;
}
