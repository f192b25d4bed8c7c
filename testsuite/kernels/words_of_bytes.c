/* kernel: int n | in u8 x[4*n] restrict | out u32 y[n] restrict */
/* Numbers of four bytes from anywhere, the lowest byte first. */
void words_of_bytes(int n, const unsigned char *restrict x, unsigned *restrict y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[4 * i] | x[4 * i + 1] << 8 | x[4 * i + 2] << 16 | (unsigned)x[4 * i + 3] << 24;
}
