/* kernel: int n | in u32 b[n] restrict | inout u32 c[n] restrict */
/* The rows' counter wraps around, and goes on. */
void columns_wrapping(int n, const unsigned *restrict b, unsigned *restrict c)
{
    for (unsigned k = 5; k < 0xF0000030u; k += 0x10000001u)
        for (int j = 0; j < n; j++)
            c[j] = c[j] * 3 + (b[j] ^ k);
}
