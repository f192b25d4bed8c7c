/* kernel: int n | inout u8 x[4*n+2] */
/* A word, two bytes of the next one, which this one overwrites: in no other order. */
void words_read_again(int n, unsigned char *x)
{
    for (int i = 0; i < n; i++) {
        unsigned v = x[4 * i] | x[4 * i + 1] << 8 | x[4 * i + 2] << 16 | (unsigned)x[4 * i + 3] << 24;
        v += 0x01020304u;
        x[4 * i + 2] = (unsigned char)v;
        x[4 * i + 3] = (unsigned char)(v >> 8);
        x[4 * i + 4] = (unsigned char)(v >> 16);
        x[4 * i + 5] = (unsigned char)(v >> 24);
    }
}
