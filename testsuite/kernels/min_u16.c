/* kernel: int n | in u16 x[n] | -> u16 */
unsigned short min_u16(int n, const unsigned short *x)
{
    int i;
    unsigned short m = 65535;
    for (i = 0; i < n; i++)
        m = x[i] < m ? x[i] : m;
    return m;
}
