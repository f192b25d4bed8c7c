/* kernel: int n | in u8 a[64*n+128] | out u8 b[64*n] */
void vertical_three_bytes(int n, const unsigned char *a, unsigned char *b)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 64; j++)
            b[64 * i + j] = (unsigned char)((a[64 * i + j] + 2 * a[64 * (i + 1) + j] + a[64 * (i + 2) + j] + 2) >> 2);
}
