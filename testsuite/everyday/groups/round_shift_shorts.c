/* kernel: int n | in i16 x[n] | out i16 y[n] */
void round_shift_shorts(int n, const short *x, short *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] + 8) >> 4);
}
