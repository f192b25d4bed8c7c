/* kernel: int n | in i16 x[n+8] | out i16 y[n] */
void fir_shorts(int n, const short *x, short *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * 3 - x[i + 1] * 11 + x[i + 2] * 59 + x[i + 3] * 205 + x[i + 4] * 205 + x[i + 5] * 59 -
                        x[i + 6] * 11 + x[i + 7] * 3 + 256) >> 9);
}
