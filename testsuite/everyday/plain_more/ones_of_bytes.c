/* kernel: int n | in u8 x[n] | -> u32 */
unsigned ones_of_bytes(int n, const unsigned char *x)
{
    unsigned ones = 0;
    for (int i = 0; i < n; i++)
        ones += (unsigned)__builtin_popcount(x[i]);
    return ones;
}
