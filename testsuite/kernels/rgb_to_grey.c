/* kernel: int n | in u8 rgb[3*n] | out u8 grey[n] */
void rgb_to_grey(int n, const unsigned char *rgb, unsigned char *grey)
{
    int i;
    for (i = 0; i < n; i++)
        grey[i] = (unsigned char)((rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8);
}
