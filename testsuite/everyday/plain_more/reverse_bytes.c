/* kernel: int n | in u8 x[n] | out u8 y[n] */
void reverse_bytes(int n, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[n - 1 - i] = x[i];
}
