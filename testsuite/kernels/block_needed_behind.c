/* kernel: int n | inout i32 a[24] restrict | in i32 b[24] | in u8 u[2] | in i32 t[256] | int p | int q | -> i32 */
/* What the text reads behind a block is assigned, whatever is known of it. */
int block_needed_behind(int n, int *restrict a, const int *b, const unsigned char *u, const int *t, int p, int q)
{
    int i = 0, go, k = 0, five = 0, least = 0, low = 0, no = 1, x, y;
    unsigned s, twice;
    do {
        a[0] ^= b[0];
        i++;
        a[1] ^= b[1];
        go = i < 3;
        a[2] ^= b[2];
        a[3] ^= b[3];
    } while (go);
    a[4] = b[4] ^ 1;
    k = u[0];
    a[5] = b[5] ^ 2;
    five = 5;
    a[6] = b[6] ^ 3;
    least = p < q;
    a[7] = b[7] ^ 4;
    a[8] = b[8] ^ 5;
    low = (unsigned char)p;
    a[9] = b[9] ^ 6;
    const int is = p == q;
    a[10] = b[10] ^ 7;
    no = !(p == q && p > 3);
    a[11] = b[11] ^ 8;
    twice = s = (unsigned)b[12] * 3u + (unsigned)b[13] * 5u + (unsigned)b[14] * 7u + (unsigned)b[15] * 9u;
    a[16] = b[16] ^ p;
    x = q ^ 77;
    a[17] = b[17] ^ p;
    a[18] = b[18] ^ p;
    a[19] = b[19] ^ p;
    x = (p & 15) + n;
    y = q ^ 77;
    a[20] = b[20] ^ y;
    a[21] = b[21] ^ y;
    a[22] = b[22] ^ y;
    a[23] = b[23] ^ y;
    if (is)
        i += 100;
    if (!no)
        i += 200;
    return (int)((unsigned)t[k] + (unsigned)five * 2u + (unsigned)(least ? p : q) + (unsigned char)low + (unsigned)i + s / 3u + twice + (unsigned)x);
}
