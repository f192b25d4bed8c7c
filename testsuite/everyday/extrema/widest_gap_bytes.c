/* kernel: int n | in u8 a[n] | in u8 b[n] | -> u8 */
unsigned char widest_gap_bytes(int n, const unsigned char *a, const unsigned char *b)
{
    unsigned char widest = 0;
    for (int i = 0; i < n; i++) {
        unsigned char d = (unsigned char)(a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]);
        if (d > widest)
            widest = d;
    }
    return widest;
}
