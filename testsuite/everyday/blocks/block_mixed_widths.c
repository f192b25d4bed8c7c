/* kernel: int n | out i32 wide[4] restrict | in i16 x[4] | in i16 y[4] | out u8 flags[8] restrict | in u8 f[8] */
void block_mixed_widths(int n, int *restrict wide, const short *x, const short *y, unsigned char *restrict flags,
                  const unsigned char *f)
{
    wide[0] = x[0] * y[0];
    flags[0] = f[0] ^ 0x55;
    wide[1] = x[1] * y[1];
    flags[1] = f[1] ^ 0x55;
    wide[2] = x[2] * y[2];
    flags[2] = f[2] ^ 0x55;
    wide[3] = x[3] * y[3];
    flags[3] = f[3] ^ 0x55;
    flags[4] = f[4] ^ 0x55;
    flags[5] = f[5] ^ 0x55;
    flags[6] = f[6] ^ 0x55;
    flags[7] = f[7] ^ 0x55;
}
