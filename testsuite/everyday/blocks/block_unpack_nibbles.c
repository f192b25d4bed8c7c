/* kernel: int n | out u32 r[8] restrict | u32 x */
void block_unpack_nibbles(int n, unsigned *restrict r, unsigned x)
{
    r[0] = x >> 0 & 15;
    r[1] = x >> 4 & 15;
    r[2] = x >> 8 & 15;
    r[3] = x >> 12 & 15;
    r[4] = x >> 16 & 15;
    r[5] = x >> 20 & 15;
    r[6] = x >> 24 & 15;
    r[7] = x >> 28 & 15;
}
