/* kernel: int n | inout u32 s[n] | out u32 r[n] */
void xorshift_words(int n, unsigned *s, unsigned *r)
{
    for (int i = 0; i < n; i++) {
        unsigned x = s[i];
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        s[i] = x;
        r[i] = x * 0x9e3779b9u;
    }
}
