/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
}
