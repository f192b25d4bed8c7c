/* kernel: int n | out i32 a[n] restrict | in i32 b[n] restrict | inout u8 c[n] restrict | -> i32 */
/* Loops that do several iterations at once as they are written, and the few that each leaves. */
int left_by_hand(int n, int *restrict a, const int *restrict b, unsigned char *restrict c)
{
    unsigned sum = 0;
    int i, m = n;
    for (i = 0; i < n - 3; i += 4) {
        a[i] = b[i] ^ 1;
        a[i + 1] = b[i + 1] ^ 2;
        a[i + 2] = b[i + 2] ^ 4;
        a[i + 3] = b[i + 3] ^ 8;
    }
    for (; i < n; i++)
        a[i] = b[i] ^ 16;
    while (m >= 16) {
        int k;
        for (k = 0; k < 16; k++)
            c[m - 16 + k] += k;
        m -= 16;
    }
    while (m--)
        c[m] ^= 3;
    for (i = 0; i < (n & 7); i++)
        sum += (unsigned)b[i] * 5;
    return (int)sum;
}
