/* kernel: int n | out u8 r[8] restrict | in u8 a[8] | in u8 b[8] */
void block_absolute_differences(int n, unsigned char *restrict r, const unsigned char *a, const unsigned char *b)
{
    r[0] = a[0] > b[0] ? a[0] - b[0] : b[0] - a[0];
    r[1] = a[1] > b[1] ? a[1] - b[1] : b[1] - a[1];
    r[2] = a[2] > b[2] ? a[2] - b[2] : b[2] - a[2];
    r[3] = a[3] > b[3] ? a[3] - b[3] : b[3] - a[3];
    r[4] = a[4] > b[4] ? a[4] - b[4] : b[4] - a[4];
    r[5] = a[5] > b[5] ? a[5] - b[5] : b[5] - a[5];
    r[6] = a[6] > b[6] ? a[6] - b[6] : b[6] - a[6];
    r[7] = a[7] > b[7] ? a[7] - b[7] : b[7] - a[7];
}
