/* kernel: int n | i16 gain | in i16 x[n+4] | in i16 y[n] | out i16 z[n] */
/* Taps that share a factor, a factor that is not constant, and a product of two signals. */
void filter_symmetric(int n, short gain, const short *x, const short *y, short *z)
{
    int i;
    for (i = 0; i < n; i++)
        z[i] = (short)((5 * (x[i] + x[i + 4]) - ((x[i + 1] + x[i + 3]) << 4) + x[i + 2] * gain
                        - (y[i] >> 1) + (y[i] & 255) * x[i] + 1000) >> 6);
}
