/* kernel: int n | in u8 x[n] | in i8 y[n] | out u8 z[n] */
void shift_bytes(int n, const unsigned char *x, const signed char *y, unsigned char *z)
{
    int i;
    for (i = 0; i < n; i++)
        z[i] = (unsigned char)((x[i] << 3) + (y[i] >> 2));
}
