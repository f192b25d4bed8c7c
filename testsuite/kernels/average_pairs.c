/* kernel: int n | in u8 x[2*n] | out u8 y[n] restrict */
void average_pairs(int n, const unsigned char *x, unsigned char *restrict y)
{
    unsigned i;
    for (i = 0; i < (unsigned)n; i++)
        y[i] = (unsigned char)((x[2 * i] + x[2 * i + 1] + 1) >> 1);
}
