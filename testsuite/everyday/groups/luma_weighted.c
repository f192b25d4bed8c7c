/* kernel: int n | in u8 r[n] | in u8 g[n] | in u8 b[n] | out u8 y[n] */
void luma_weighted(int n, const unsigned char *r, const unsigned char *g, const unsigned char *b, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (unsigned char)((66 * r[i] + 129 * g[i] + 25 * b[i] + 128) / 256 + 16);
}
