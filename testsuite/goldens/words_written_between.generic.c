/* kernel: int n | inout u8 x[4*n+1] | out u16 y[n] */
/* The second byte is read when the first one of the next word has been written. */
void words_written_between(int n, unsigned char *x, unsigned short *y)
{
    for (int i = 0; i < n; i++) {
        unsigned low = x[4 * i];
        x[4 * i + 1] = (unsigned char)(low * 7);
        y[i] = (unsigned short)(low | x[4 * i + 1] << 8);
    }
}
