/* kernel: int n | out u8 r[8] restrict | in i16 a[8] | in u8 b[8] */
#define CLIP(x) ((x) < 0 ? 0 : (x) > 255 ? 255 : (x))
void block_clip_pixels(int n, unsigned char *restrict r, const short *a, const unsigned char *b)
{
    r[0] = CLIP(a[0] + b[0]);
    r[1] = CLIP(a[1] + b[1]);
    r[2] = CLIP(a[2] + b[2]);
    r[3] = CLIP(a[3] + b[3]);
    r[4] = CLIP(a[4] + b[4]);
    r[5] = CLIP(a[5] + b[5]);
    r[6] = CLIP(a[6] + b[6]);
    r[7] = CLIP(a[7] + b[7]);
}
