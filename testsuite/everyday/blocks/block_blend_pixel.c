/* kernel: int n | inout u8 d[4] | in u8 s[4] | int alpha */
void block_blend_pixel(int n, unsigned char *d, const unsigned char *s, int alpha)
{
    int r = d[0] + ((s[0] - d[0]) * (alpha & 255) >> 8);
    int g = d[1] + ((s[1] - d[1]) * (alpha & 255) >> 8);
    int b = d[2] + ((s[2] - d[2]) * (alpha & 255) >> 8);
    int a = d[3] + ((s[3] - d[3]) * (alpha & 255) >> 8);
    d[0] = r;
    d[1] = g;
    d[2] = b;
    d[3] = a;
}
