/* kernel: int n | in u32 x[n] | in u32 y[n] | -> u32 */
unsigned any_of_bits(int n, const unsigned *x, const unsigned *y)
{
    unsigned any = 0;
    for (int i = 0; i < n; i++)
        any |= x[i] & y[i];
    return any;
}
