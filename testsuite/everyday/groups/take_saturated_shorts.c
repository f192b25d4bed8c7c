/* kernel: int n | in u16 a[n] | in u16 b[n] | out u16 c[n] */
void take_saturated_shorts(int n, const unsigned short *a, const unsigned short *b, unsigned short *c)
{
    for (int i = 0; i < n; i++)
        c[i] = (unsigned short)(a[i] > b[i] ? a[i] - b[i] : 0);
}
