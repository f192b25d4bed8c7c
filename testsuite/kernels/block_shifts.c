/* kernel: int n | out u32 r[8] restrict | out u8 bytes[4] restrict | u32 x | u32 y */
/* One value shifted by a number in each lane, in the first one not at all. */
void block_shifts(int n, unsigned *restrict r, unsigned char *restrict bytes, unsigned x, unsigned y)
{
    r[0] = x & 15;
    r[1] = x >> 4 & 15;
    r[2] = x >> 8 & 15;
    r[3] = x >> 12 & 15;
    r[4] = x >> 16 & 15;
    r[5] = x >> 20 & 15;
    r[6] = x >> 24 & 15;
    r[7] = x >> 28 & 15;
    bytes[0] = y >> 24;
    bytes[1] = y >> 16;
    bytes[2] = y >> 8;
    bytes[3] = y;
}
