/* kernel: int n | in u32 x[n] | out u32 y[n] */
void shift_bits(int n, const unsigned *x, unsigned *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = (x[i] << 7) ^ (x[i] >> 3);
}
