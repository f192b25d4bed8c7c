/* kernel: int n | in u16 x[n] | in u16 y[n] | out u16 z[n] */
void high_products(int n, const unsigned short *x, const unsigned short *y, unsigned short *z)
{
    for (int i = 0; i < n; i++)
        z[i] = (unsigned short)((unsigned)x[i] * y[i] >> 16);
}
