/* kernel: int n | out float x[4] restrict | out u16 y[8] restrict | in float a[4] | in u16 b[8] */
/* Stores to two arrays in turn, of elements of other sizes. */
void block_two_arrays(int n, float *restrict x, unsigned short *restrict y, const float *a, const unsigned short *b)
{
    x[0] = a[0] * 0.5f;
    y[0] = b[0] ^ 0x5aa5;
    y[1] = b[1] ^ 0x5aa5;
    x[1] = a[1] * 0.5f;
    y[2] = b[2] ^ 0x5aa5;
    y[3] = b[3] ^ 0x5aa5;
    x[2] = a[2] * 0.5f;
    y[4] = b[4] ^ 0x5aa5;
    y[5] = b[5] ^ 0x5aa5;
    x[3] = a[3] * 0.5f;
    y[6] = b[6] ^ 0x5aa5;
    y[7] = b[7] ^ 0x5aa5;
}
