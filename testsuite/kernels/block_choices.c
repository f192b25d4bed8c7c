/* kernel: int n | out u8 pixels[8] restrict | in i16 a[8] | in i16 b[8] | inout i32 low[4] restrict | in i32 p[4] | out i32 flags[4] restrict */
/* Conditional expressions: what they read is read before, so that they are selections. */
#define CLIP(x) ((x) < 0 ? 0 : (x) > 255 ? 255 : (x))
void block_choices(int n, unsigned char *restrict pixels, const short *a, const short *b, int *restrict low, const int *p,
                   int *restrict flags)
{
    pixels[0] = CLIP(a[0] + b[0]);
    pixels[1] = CLIP(a[1] + b[1]);
    pixels[2] = CLIP(a[2] + b[2]);
    pixels[3] = CLIP(a[3] + b[3]);
    pixels[4] = CLIP(a[4] + b[4]);
    pixels[5] = CLIP(a[5] + b[5]);
    pixels[6] = CLIP(a[6] + b[6]);
    pixels[7] = CLIP(a[7] + b[7]);
    low[0] = p[0] < low[0] ? p[0] : low[0];
    low[1] = p[1] < low[1] ? p[1] : low[1];
    low[2] = p[2] < low[2] ? p[2] : low[2];
    low[3] = p[3] < low[3] ? p[3] : low[3];
    flags[0] = p[0] == n || p[0] > 100;
    flags[1] = p[1] == n || p[1] > 100;
    flags[2] = p[2] == n || p[2] > 100;
    flags[3] = p[3] == n || p[3] > 100;
}
