/* kernel: int n | in u8 r[n] | in u8 g[n] | in u8 b[n] | out u8 grey[n] */
void grey_planar(int n, const unsigned char *r, const unsigned char *g, const unsigned char *b,
                 unsigned char *grey)
{
    int i;
    for (i = 0; i < n; i++)
        grey[i] = (unsigned char)((r[i] * 77 + g[i] * 150 + b[i] * 29) >> 8);
}
