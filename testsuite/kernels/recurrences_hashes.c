/* kernel: int n | in u32 x[4*n] | -> u32 */
unsigned recurrences_hashes(int n, const unsigned *x)
{
    unsigned a = 1, b = 2, c = 3, d = 4;
    for (int i = 0; i < n; i++, x += 4) {
        a = ((a ^ x[0]) << 5) + (a >> 3);
        b = ((x[1] ^ b) << 5) + (b >> 3);
        c = ((c ^ x[2]) << 5) + (c >> 3);
        d = ((x[3] ^ d) << 5) + (d >> 3);
    }
    return a ^ b * 3 ^ c * 5 ^ d * 7;
}
