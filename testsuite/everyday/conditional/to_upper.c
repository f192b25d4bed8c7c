/* kernel: int n | in u8 x[n] | out u8 y[n] */
void to_upper(int n, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (unsigned char)(x[i] >= 'a' && x[i] <= 'z' ? x[i] - 32 : x[i]);
}
