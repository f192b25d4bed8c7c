/* kernel: int n | out u8 r[9] restrict | in u8 a[9] | in i8 b[9] */
/* Half a register of bytes; the ninth is alone. */
void block_bytes(int n, unsigned char *restrict r, const unsigned char *a, const signed char *b)
{
    r[0] = (a[0] + b[0]) >> 1;
    r[1] = (a[1] + b[1]) >> 1;
    r[2] = (a[2] + b[2]) >> 1;
    r[3] = (a[3] + b[3]) >> 1;
    r[4] = (a[4] + b[4]) >> 1;
    r[5] = (a[5] + b[5]) >> 1;
    r[6] = (a[6] + b[6]) >> 1;
    r[7] = (a[7] + b[7]) >> 1;
    r[8] = (a[8] + b[8]) >> 1;
}
