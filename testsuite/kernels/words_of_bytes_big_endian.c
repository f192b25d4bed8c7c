/* kernel: int n | in u8 x[4*n+1] restrict | out u32 y[n] restrict */
/* The highest byte first, behind one that belongs to none. */
void words_of_bytes_big_endian(int n, const unsigned char *restrict x, unsigned *restrict y)
{
    const unsigned char *p = x + 1;
    for (int i = 0; i < n; i++, p += 4)
        y[i] = (unsigned)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
}
