/* kernel: int n | in u16 a[n] | in u16 b[n] | out u16 d[n] */
int abs(int);

void difference_u16(int n, const unsigned short *a, const unsigned short *b, unsigned short *d)
{
    for (int i = 0; i < n; i++)
        d[i] = (unsigned short)abs(a[i] - b[i]);
}
