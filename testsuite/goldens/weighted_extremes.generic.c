/* kernel: int n | in i16 x[n] | in i16 y[n] | out u32 z[n] */
/* The largest sum of two products of 16 bits needs 33. */
void weighted_extremes(int n, const short *x, const short *y, unsigned *z)
{
    int i;
    for (i = 0; i < n; i++)
        z[i] = (unsigned)(x[i] * -32768) + (unsigned)(y[i] * -32768);
}
