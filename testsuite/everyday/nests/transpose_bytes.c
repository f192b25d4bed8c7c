/* kernel: int n | in u8 a[16*n] restrict | out u8 b[16*n] restrict */
void transpose_bytes(int n, const unsigned char *restrict a, unsigned char *restrict b)
{
    for (int j = 0; j < 16; j++)
        for (int i = 0; i < n; i++)
            b[j * n + i] = a[16 * i + j];
}
