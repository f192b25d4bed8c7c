/* kernel: int n | in u8 a[64] | in u8 b[40] | -> i32 */
/* Four rows of four pixels become one vector. */
#define APART(x) ((x) < 0 ? -(x) : (x))
int block_rows(int n, const unsigned char *a, const unsigned char *b)
{
    int sum = n & 15;
    sum += APART(a[0] - b[0]) + APART(a[1] - b[1]) + APART(a[2] - b[2]) + APART(a[3] - b[3]);
    sum += APART(a[16] - b[9]) + APART(a[17] - b[10]) + APART(a[18] - b[11]) + APART(a[19] - b[12]);
    sum += APART(a[32] - b[18]) + APART(a[33] - b[19]) + APART(a[34] - b[20]) + APART(a[35] - b[21]);
    sum += APART(a[48] - b[27]) + APART(a[49] - b[28]) + APART(a[50] - b[29]) + APART(a[51] - b[30]);
    return sum;
}
