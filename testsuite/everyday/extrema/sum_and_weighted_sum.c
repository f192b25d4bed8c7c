/* kernel: int n | in u8 x[n] | -> u32 */
/* A checksum of two sums, as in Adler's. */
unsigned sum_and_weighted_sum(int n, const unsigned char *x)
{
    unsigned a = 1, b = 0;
    for (int i = 0; i < n; i++) {
        a += x[i];
        b += a;
    }
    return (b & 0xffff) << 16 | (a & 0xffff);
}
