/* kernel: int n | in i16 x[n] | in i16 gain[n] | out i16 y[n] */
void gain_q15(int n, const short *x, const short *gain, short *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * gain[i]) >> 15);
}
