/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 c[n] */
void average_rounded(int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
    for (int i = 0; i < n; i++)
        c[i] = (unsigned char)((a[i] + b[i] + 1) / 2);
}
