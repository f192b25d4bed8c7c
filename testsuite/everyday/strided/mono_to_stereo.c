/* kernel: int n | in i16 x[n] | out i16 y[2*n] */
void mono_to_stereo(int n, const short *x, short *y)
{
    for (int i = 0; i < n; i++) {
        y[2 * i] = x[i];
        y[2 * i + 1] = x[i];
    }
}
