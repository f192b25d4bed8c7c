/* kernel: int n | in u8 p[4*n] | out u32 total[4] restrict */
void channels_total(int n, const unsigned char *p, unsigned *restrict total)
{
    unsigned r = 0, g = 0, b = 0, a = 0;
    for (int i = 0; i < n; i++) {
        r += p[4 * i];
        g += p[4 * i + 1];
        b += p[4 * i + 2];
        a += p[4 * i + 3];
    }
    total[0] = r;
    total[1] = g;
    total[2] = b;
    total[3] = a;
}
