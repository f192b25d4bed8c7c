/* kernel: int n | in i16 x[2*n] | out i16 y[2*n] | out double z[n] */
void pairs_from_end(int n, const short *x, short *y, double *z)
{
    int i;
    for (i = n - 1; i >= 0; i--) {
        z[i] = x[2 * i + 1] * 0.5;
        y[2 * i] = (short)(x[2 * i] - x[2 * i + 1]);
        y[2 * i + 1] = x[2 * i];
    }
}
