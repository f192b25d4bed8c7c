/* kernel: int n | out i32 y[1] restrict | in i16 x[8] | in i16 h[8] */
void block_fir_taps(int n, int *restrict y, const short *x, const short *h)
{
    y[0] = x[0] * (h[0] >> 3) + x[1] * (h[1] >> 3) + x[2] * (h[2] >> 3) + x[3] * (h[3] >> 3)
         + x[4] * (h[4] >> 3) + x[5] * (h[5] >> 3) + x[6] * (h[6] >> 3) + x[7] * (h[7] >> 3);
}
