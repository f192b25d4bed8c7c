/* kernel: unsigned n | in i16 x[n+1] | out i16 y[n] */
void unsigned_index(unsigned n, const short *x, short *y)
{
    for (unsigned i = 0; i < n; i++)
        y[i] = (short)(x[i + 1] - 1);
}
