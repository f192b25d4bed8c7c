/* kernel: int n | out u8 yuv[3] restrict | in u8 rgb[3] */
void block_convert_colour(int n, unsigned char *restrict yuv, const unsigned char *rgb)
{
    int r = rgb[0], g = rgb[1], b = rgb[2];
    yuv[0] = (66 * r + 129 * g + 25 * b + 128 + (16 << 8)) >> 8;
    yuv[1] = (-38 * r - 74 * g + 112 * b + 128 + (128 << 8)) >> 8;
    yuv[2] = (112 * r - 94 * g - 18 * b + 128 + (128 << 8)) >> 8;
}
