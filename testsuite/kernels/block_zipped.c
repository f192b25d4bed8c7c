/* kernel: int n | out u32 r[8] restrict | in u32 a[4] | in u32 b[4] | inout i16 s[8] restrict | in i16 c[16] | out double d[4] restrict | in float e[12] */
/* Elements of two places in turn, and of several in rows. */
void block_zipped(int n, unsigned *restrict r, const unsigned *a, const unsigned *b, short *restrict s, const short *c,
                  double *restrict d, const float *e)
{
    r[0] = a[0] + 5;
    r[1] = b[0] + 5;
    r[2] = a[1] + 5;
    r[3] = b[1] + 5;
    r[4] = a[2] + 5;
    r[5] = b[2] + 5;
    r[6] = a[3] + 5;
    r[7] = b[3] + 5;
    s[0] ^= c[4];
    s[1] ^= c[8];
    s[2] ^= c[5];
    s[3] ^= c[9];
    s[4] ^= c[6];
    s[5] ^= c[10];
    s[6] ^= c[7];
    s[7] ^= c[11];
    d[0] = e[0] * 2 + 1;
    d[1] = e[1] * 2 + 1;
    d[2] = e[10] * 2 + 1;
    d[3] = e[11] * 2 + 1;
}
