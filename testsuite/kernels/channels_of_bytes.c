/* kernel: int n | in u8 rgb[3*n] | inout u8 bgr[3*n] restrict */
void channels_of_bytes(int n, const unsigned char *rgb, unsigned char *restrict bgr)
{
    int i;
    for (i = 0; i < n; i++, rgb += 3, bgr += 3) {
        unsigned char red = rgb[0];
        bgr[0] = (unsigned char)(bgr[0] + rgb[2]);
        bgr[1] = (unsigned char)(rgb[1] ^ 255);
        bgr[2] = red;
    }
}
