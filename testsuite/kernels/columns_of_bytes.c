/* kernel: int n | in u8 x[n+40] restrict | inout u8 y[n] restrict */
void columns_of_bytes(int n, const unsigned char *restrict x, unsigned char *restrict y)
{
    for (int j = 40; j--;)
        for (int i = 0; i < n; i++)
            y[i] = (unsigned char)(y[i] + (x[i + j] ^ j));
}
