/* kernel: int n | in i16 x[3*n] | out i16 y[n] restrict | out i16 z[3*n] restrict */
/* Of what is read the first one is missing. */
void triples_of_shorts(int n, const short *x, short *restrict y, short *restrict z)
{
    int i;
    for (i = 0; i < n; i++) {
        y[i] = (short)(x[3 * i + 1] - x[3 * i + 2]);
        z[3 * i] = x[3 * i + 2];
        z[3 * i + 1] = 0;
        z[3 * i + 2] = (short)i;
    }
}
