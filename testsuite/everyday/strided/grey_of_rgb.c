/* kernel: int n | in u8 rgb[3*n] | out u8 y[n] */
void grey_of_rgb(int n, const unsigned char *rgb, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (unsigned char)((rgb[3 * i] * 66 + rgb[3 * i + 1] * 129 + rgb[3 * i + 2] * 25
                       + 4224) >> 8);
}
