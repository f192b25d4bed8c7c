/* kernel: int n | in i16 x[2*n] | out i16 y[n] */
void stereo_to_mono(int n, const short *x, short *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[2 * i] + x[2 * i + 1]) / 2);
}
