/* kernel: int n | int m | make m = 19 | in u8 a[19*n+16] | in u8 b[16*n+16] | -> i32 */
/* Blocks of sixteen bytes in pictures of different widths. */
int rows_sad(int n, int m, const unsigned char *a, const unsigned char *b)
{
    int sum = 0;
    for (int y = 0; y < n; y++, a += m, b += 16)
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
    return sum;
}
