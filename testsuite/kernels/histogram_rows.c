/* kernel: int n | in u8 x[32*n] | out u32 h[16*n] restrict */
/* A histogram of each row of 32. */
#pragma simd declare(linear(x: 32, h: 16))
static void histogram_rows_lane(const unsigned char *x, unsigned *h)
{
    unsigned count[16];
    int i;
    for (i = 0; i < 16; i++)
        count[i] = 0;
    for (i = 0; i < 32; i++)
        count[x[i] >> 4]++;
    for (i = 0; i < 16; i++)
        h[i] = count[i];
}

void histogram_rows(int n, const unsigned char *x, unsigned *h)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        histogram_rows_lane(x + 32 * k, h + 16 * k);
}
