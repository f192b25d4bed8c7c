/* kernel: int n | u32 s | in u8 x[3*n+8] | out u8 y[n+8] */
struct strided_image { int width; long stride; const unsigned char *pixels; };
static void stride_in_record_row(const struct strided_image *image, unsigned char *y)
{
    for (int i = 0; i < image->width; i++)
        y[i] = (unsigned char)(255 - image->pixels[i * image->stride]);
}
/* The stride is read from memory. */
void stride_in_record(int n, unsigned s, const unsigned char *x, unsigned char *y)
{
    struct strided_image image = { n, s & 1 ? 1 : (long)(s >> 1 & 3), x };
    if (image.stride == 3 && s & 8) {
        image.stride = -1;
        image.pixels += n;
    }
    stride_in_record_row(&image, y);
}
