/* kernel: int n | in i16 x[n] | in i16 y[n] | out i16 z[n] */
void mix_shorts(int n, const short *x, const short *y, short *z)
{
    for (int i = 0; i < n; i++) {
        int v = x[i] + y[i];
        z[i] = (short)(v > 32767 ? 32767 : v < -32768 ? -32768 : v);
    }
}
