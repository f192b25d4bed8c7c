/* kernel: int n | in u32 x[n] restrict | out u8 y[4*n] restrict */
void bytes_of_words(int n, const unsigned *restrict x, unsigned char *restrict y)
{
    for (int i = 0; i < n; i++) {
        unsigned v = x[i] * 3;
        y[4 * i] = (unsigned char)v;
        y[4 * i + 1] = (unsigned char)(v >> 8);
        y[4 * i + 2] = (unsigned char)(v >> 16);
        y[4 * i + 3] = (unsigned char)(v >> 24);
    }
}
