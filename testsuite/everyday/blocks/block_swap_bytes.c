/* kernel: int n | out u32 r[4] restrict | in u32 a[4] */
void block_swap_bytes(int n, unsigned *restrict r, const unsigned *a)
{
    r[0] = a[0] >> 24 | (a[0] >> 8 & 0xff00) | (a[0] << 8 & 0xff0000) | a[0] << 24;
    r[1] = a[1] >> 24 | (a[1] >> 8 & 0xff00) | (a[1] << 8 & 0xff0000) | a[1] << 24;
    r[2] = a[2] >> 24 | (a[2] >> 8 & 0xff00) | (a[2] << 8 & 0xff0000) | a[2] << 24;
    r[3] = a[3] >> 24 | (a[3] >> 8 & 0xff00) | (a[3] << 8 & 0xff0000) | a[3] << 24;
}
