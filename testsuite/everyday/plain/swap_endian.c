/* kernel: int n | in u32 x[n] | out u32 y[n] */
void swap_endian(int n, const unsigned *x, unsigned *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] << 24 | (x[i] & 0xff00) << 8 | (x[i] >> 8 & 0xff00) | x[i] >> 24;
}
