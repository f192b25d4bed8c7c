/* kernel: int n | in u8 x[n] | in u8 y[n] | inout u8 d[n] */
void blend_bytes(int n, const unsigned char *x, const unsigned char *y, unsigned char *d)
{
    for (int i = 0; i < n; i++)
        d[i] = (unsigned char)((x[i] * y[i] + d[i] * (255 - y[i])) / 255);
}
