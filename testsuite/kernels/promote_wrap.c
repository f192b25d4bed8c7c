/* kernel: int n | inout double a[4096] */
/* Sums in one row of all rows, the number of which wraps around. */
void promote_wrap(int n, double (*a)[16])
{
    const unsigned char row = (unsigned char)(n * 7);
    for (int i = 0; i < 16; i++)
        for (int j = 0; j < 255 + (n & 3); j++)
            a[row][i] += a[(unsigned char)(row + 1 + j)][i];
}
