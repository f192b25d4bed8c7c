/* kernel: int n | in u32 x[n] | out u8 y[n] */
void low_bytes(int n, const unsigned *x, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (unsigned char)x[i];
}
