/* kernel: int n | in i16 x[16] | in i16 h[16] | in u8 a[16] | in u8 b[16] | out i32 y[1] restrict | inout i32 low[8] | -> u32 */
/* Values that are folded of many which are computed alike. */
#define DISTANCE(x, y) ((x) > (y) ? (x) - (y) : (y) - (x))
unsigned block_folded(int n, const short *x, const short *h, const unsigned char *a, const unsigned char *b, int *restrict y,
                      int *low)
{
    int least = n, sum = n;
    unsigned all = (unsigned)n;
    y[0] = x[0] * (h[0] >> 3) + x[1] * (h[1] >> 3) + x[2] * (h[2] >> 3) + x[3] * (h[3] >> 3)
         + x[4] * (h[4] >> 3) + x[5] * (h[5] >> 3) + x[6] * (h[6] >> 3) + x[7] * (h[7] >> 3);
    least = low[0] < least ? low[0] : least;
    least = low[1] < least ? low[1] : least;
    least = low[2] < least ? low[2] : least;
    least = low[3] < least ? low[3] : least;
    least = low[4] < least ? low[4] : least;
    least = low[5] < least ? low[5] : least;
    least = low[6] < least ? low[6] : least;
    least = low[7] < least ? low[7] : least;
    sum += DISTANCE(a[0], b[0]);
    sum += DISTANCE(a[1], b[1]);
    sum += DISTANCE(a[2], b[2]);
    sum += DISTANCE(a[3], b[3]);
    sum += DISTANCE(a[4], b[4]);
    sum += DISTANCE(a[5], b[5]);
    sum += DISTANCE(a[6], b[6]);
    sum += DISTANCE(a[7], b[7]);
    all ^= a[8] ^ a[9] * 3u ^ a[10] * 3u ^ a[11] * 3u ^ a[12] * 3u ^ b[0];
    return (unsigned)least + (unsigned)sum + all;
}
