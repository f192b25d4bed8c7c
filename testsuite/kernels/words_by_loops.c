/* kernel: int n | in u8 x[4*n] restrict | out u32 y[n] restrict */
/* Bytes that a loop puts together. */
void words_by_loops(int n, const unsigned char *restrict x, unsigned *restrict y)
{
    for (int i = 0; i < n; i++) {
        unsigned v = 0;
        for (int k = 0; k < 4; k++)
            v = v << 8 | x[4 * i + k];
        y[i] = v ^ 0x80000000u;
    }
}
