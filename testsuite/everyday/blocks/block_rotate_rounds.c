/* kernel: int n | inout u32 s[4] | in u32 k[4] */
void block_rotate_rounds(int n, unsigned *s, const unsigned *k)
{
    unsigned a = s[0] + k[0], b = s[1] + k[1], c = s[2] + k[2], d = s[3] + k[3];
    a ^= a << 7 | a >> 25;
    b ^= b << 7 | b >> 25;
    c ^= c << 7 | c >> 25;
    d ^= d << 7 | d >> 25;
    s[0] = a * 5u;
    s[1] = b * 5u;
    s[2] = c * 5u;
    s[3] = d * 5u;
}
