/* kernel: int n | int sa | make sa = 24 | int sb | make sb = 16 | in u8 a[24*n+16] | in u8 b[16*n+16] | -> i32 */
int abs(int);

int sad_of_sixteen(int n, int sa, int sb, const unsigned char *a, const unsigned char *b)
{
    int sum = 0;
    for (int y = 0; y < n; y++, a += sa, b += sb)
        for (int x = 0; x < 16; x++)
            sum += abs(a[x] - b[x]);
    return sum;
}
