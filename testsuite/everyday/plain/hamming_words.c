/* kernel: int n | in u32 x[n] | in u32 y[n] | -> u32 */
unsigned hamming_words(int n, const unsigned *x, const unsigned *y)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        unsigned d = x[i] ^ y[i];
        d = d - ((d >> 1) & 0x55555555u);
        d = (d & 0x33333333u) + ((d >> 2) & 0x33333333u);
        sum += (((d + (d >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
    }
    return sum;
}
